import type { FontUse } from "@octavo/editor";
import { type DocumentFont, type FontLibrary, fontFileTooLarge, maxImportBytes } from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { listed, t, tn } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { Notice } from "../../ui/notice.tsx";

interface OwnFontsDialogProps {
  readonly fonts: readonly DocumentFont[];
  /** Fonts of the studio and of the document. Undefined while they load. */
  readonly library: FontLibrary | undefined;
  readonly usesOf: (font: DocumentFont) => readonly FontUse[];
  /** Everything that contains texts of the planner. A font that is too large keeps their characters. */
  readonly texts: unknown;
  /** Rejects if the fonts were not stored. */
  readonly onAdd: (fonts: readonly DocumentFont[]) => Promise<void> | void;
  readonly onRemove: (font: DocumentFont) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Fonts that the document contains, with their uses. */
export function OwnFontsDialog({ fonts, library, usesOf, texts, onAdd, onRemove, onClose }: OwnFontsDialogProps) {
  const { isBusy, problems, notes, add, remove } = useFontChanges({ texts, onAdd, onRemove });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Own fonts")}
      description={t("They are stored in the project and in its PDFs.")}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          {problems.map((problem) => (
            <Notice key={problem} kind="error">
              {problem}
            </Notice>
          ))}
          {notes.map((note) => (
            <Notice key={note}>{note}</Notice>
          ))}
          {fonts.length === 0 && <p className="text-ink-soft">{t("There are no own fonts yet.")}</p>}
          <ul className="flex flex-col">
            {fonts.map((font) => (
              <FontRow
                key={`${font.family} ${font.weight} ${font.italic}`}
                font={font}
                library={library}
                uses={usesOf(font)}
                onRemove={() => remove(font)}
              />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            {t("To change the font of all titles, open a page, then Properties › Styles › Title.")}
          </p>
          <p className="text-sm text-ink-soft">
            {t("TTF, OTF and WOFF2 files up to 32 MiB. Add only fonts that you may use and share with the planner.")}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <AddButton isBusy={isBusy} onAdd={add} />
        <Button kind="primary" onClick={onClose}>
          {t("Done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useFontChanges({ texts, onAdd, onRemove }: Pick<OwnFontsDialogProps, "texts" | "onAdd" | "onRemove">) {
  const [isBusy, setBusy] = useState(false);
  const [{ problems, notes }, setOutcome] = useState<Outcome>(nothing);
  const run = async (change: () => Promise<Outcome>) => {
    setBusy(true);
    try {
      setOutcome(await change());
    } catch (problem) {
      setOutcome({ problems: [failureMessage(problem, t("The fonts could not be saved."))], notes: [] });
    }
    setBusy(false);
  };
  const add = (files: readonly File[]) =>
    void run(async () => {
      const { added, ...outcome } = await convertFonts(files, charactersOf(texts));
      if (added.length > 0) await onAdd(added);
      return outcome;
    });
  const remove = (font: DocumentFont) =>
    void run(async () => {
      await onRemove(font);
      return nothing;
    });
  return { isBusy, problems, notes, add, remove };
}

interface AddButtonProps {
  readonly isBusy: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

function AddButton({ isBusy, onAdd }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ttf,.otf,.woff2,font/ttf,font/otf,font/woff2"
        multiple
        hidden
        aria-label={t("Font files")}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onAdd(files);
        }}
      />
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? t("Adding…") : t("Add fonts…")}
      </Button>
    </>
  );
}

interface FontRowProps {
  readonly font: DocumentFont;
  readonly library: FontLibrary | undefined;
  readonly uses: readonly FontUse[];
  readonly onRemove: () => void;
}

function FontRow({ font, library, uses, onRemove }: FontRowProps) {
  const family = library?.families.find(({ kind, name: known }) => kind === "own" && known === font.family);
  const face = family?.faces.find(({ weight, italic }) => weight === font.weight && italic === font.italic);
  const id = face?.id ?? "";
  useEffect(() => {
    if (id !== "") void loadFaces([id]);
  }, [id]);
  const name = face?.name ?? font.family;
  return (
    <li className="flex items-center gap-3 border-b border-rule py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-xl leading-normal" style={{ fontFamily: `"${fontFamily(id)}"` }}>
          {name} · {t("Monday, 12 July")}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {name} · {formatFileSize(Math.round((font.data.length * 3) / 4))} · {describeUses(uses)}
        </p>
      </div>
      <RemoveButton {...{ name, uses, onRemove }} />
    </li>
  );
}

/** Asks only for a font that is used. */
function RemoveButton({ name, uses, onRemove }: Pick<FontRowProps, "uses" | "onRemove"> & { readonly name: string }) {
  const label = t("Remove {name}", { name });
  if (uses.length === 0)
    return (
      <Button aria-label={label} onClick={onRemove}>
        {t("Remove")}
      </Button>
    );
  return (
    <ConfirmDialog
      trigger={<Button aria-label={label}>{t("Remove…")}</Button>}
      title={t("Remove the font {name}?", { name })}
      description={t("It is {uses}. These texts get another font.", { uses: describeUses(uses) })}
      action={t("Remove")}
      onConfirm={onRemove}
    />
  );
}

function describeUses(uses: readonly FontUse[]): string {
  if (uses.length === 0) return t("not used");
  const count = uses.reduce((sum, use) => sum + use.count, 0);
  const names = uses.map(({ of, name }) => {
    if (of === "style") return t("style {name}", { name });
    return of === "block" ? t("block {block}", { block: name }) : name;
  });
  return `${tn(count, "used by {count} widget or style", "used by {count} widgets and styles")}: ${listed(names)}`;
}

interface Outcome {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

const nothing: Outcome = { problems: [], notes: [] };

/** Characters of all texts in a structure, without those of ASCII. */
function charactersOf(texts: unknown): string {
  const found = JSON.stringify(texts).match(/[^\0-\x7f]/gu) ?? [];
  return [...new Set(found)].join("");
}

async function convertFonts(
  files: readonly File[],
  characters: string,
): Promise<Outcome & { readonly added: readonly DocumentFont[] }> {
  const added: DocumentFont[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  for (const file of files) {
    try {
      if (file.size > maxImportBytes) throw new MessageError(fontFileTooLarge);
      const { cut, ...font } = await api("POST /api/fonts", { body: { file: await base64(file), characters } });
      added.push(font);
      if (cut) notes.push(cutNote(font.family, cut));
    } catch (problem) {
      problems.push(`${file.name}: ${failureMessage(problem, t("The font could not be added."))}`);
    }
  }
  return { added, problems, notes };
}

const cutNote = (name: string, { kept, of }: { readonly kept: number; readonly of: number }) =>
  t(
    "{name} is too large for a planner: {kept} of its {of} characters were kept, first those of your texts. Other characters are set in a font of Octavo. If your texts get such characters later, add the file again.",
    { name, kept, of },
  );

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : "");
    // The browser's own reason is in English.
    const failure = t("The file could not be read. Please choose it again.");
    reader.onerror = () => reject(new Error(failure, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
