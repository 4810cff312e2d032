import { addFonts, type EditorDocument, type EditorState, removeFont } from "@octavo/editor";
import { type DocumentFont, type FontLibrary, fontFileTooLarge, maxImportBytes, type Widget } from "@octavo/engine";
import { MessageError } from "@octavo/engine/message";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { failureMessage } from "../../../api/failures.ts";
import { fontFamily } from "../../../engine-worker/font-url.ts";
import { t, tn } from "../../../language/t.ts";
import { loadFaces } from "../../../planner-view/planner-fonts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { formatFileSize } from "../../../ui/file-size.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor, useEditorState } from "../../session/editor-context.ts";
import { usePanel } from "./panel-context.ts";

const documentOf = ({ document }: EditorState) => document;
const none: readonly DocumentFont[] = [];

/** Fonts that the document contains: adds some from files, and removes them. Each change can be undone. */
export function OwnFontsDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const document = useEditorState(documentOf);
  const { fonts } = usePanel();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const own = document.shared?.fonts ?? none;
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const { added, failed } = await convertFonts(files);
    if (added.length > 0) editor.runWith(addFonts, { fonts: added });
    setProblems(failed);
    setBusy(false);
  };
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
          {own.length === 0 && <p className="text-ink-soft">{t("There are no own fonts yet.")}</p>}
          <ul className="flex flex-col">
            {own.map((font) => (
              <FontRow
                key={`${font.family} ${font.weight} ${font.italic}`}
                font={font}
                library={fonts}
                document={document}
                onRemove={() => editor.runWith(removeFont, { font })}
              />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            {t("TTF, OTF and WOFF2 files up to 8 MiB. Add only fonts that you may use and share with the planner.")}
          </p>
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
              if (files.length > 0) void add(files);
            }}
          />
        </div>
      </DialogBody>
      <DialogActions>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          {busy ? t("Adding…") : t("Add fonts…")}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t("Done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FontRowProps {
  readonly font: DocumentFont;
  readonly library: FontLibrary | undefined;
  readonly document: EditorDocument;
  readonly onRemove: () => void;
}

function FontRow({ font, library, document, onRemove }: FontRowProps) {
  const family = library?.families.find(({ kind, name: known }) => kind === "own" && known === font.family);
  const face = family?.faces.find(({ weight, italic }) => weight === font.weight && italic === font.italic);
  const id = face?.id ?? "";
  useEffect(() => {
    if (id !== "") void loadFaces([id]);
  }, [id]);
  const uses = face && library ? usesOf(document, library, face.id) : 0;
  const name = face?.name ?? font.family;
  return (
    <li className="flex items-center gap-3 border-b border-rule py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-xl leading-normal" style={{ fontFamily: `"${fontFamily(id)}"` }}>
          {name} · {t("Monday, 12 July")}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {name} · {formatFileSize(Math.round((font.data.length * 3) / 4))} ·{" "}
          {uses === 0
            ? t("not used here")
            : tn(uses, "used by {count} widget or style", "used by {count} widgets and styles")}
        </p>
      </div>
      <Button aria-label={t("Remove {name}", { name })} onClick={onRemove}>
        {t("Remove")}
      </Button>
    </li>
  );
}

/** Number of widgets and styles of the document with the face. */
function usesOf({ masters, pages, shared = {} }: EditorDocument, library: FontLibrary, face: string): number {
  const { blocks = [], styles = [], themes = [] } = shared;
  const widgets = [...masters, ...pages, ...blocks].flatMap((design): readonly Widget[] => design.widgets);
  const fonts = [
    ...widgets.map(({ styling }) => styling?.font),
    ...[...styles, ...themes.flatMap((theme) => theme.styles)].map(({ font }) => font),
  ];
  return fonts.filter((font) => typeof font === "string" && library.resolve(font) === face).length;
}

interface Conversion {
  readonly added: readonly DocumentFont[];
  readonly failed: readonly string[];
}

async function convertFonts(files: readonly File[]): Promise<Conversion> {
  const added: DocumentFont[] = [];
  const failed: string[] = [];
  for (const file of files) {
    try {
      if (file.size > maxImportBytes) throw new MessageError(fontFileTooLarge);
      added.push(await api("POST /api/fonts", { body: { file: await base64(file) } }));
    } catch (problem) {
      failed.push(`${file.name}: ${failureMessage(problem, t("The font could not be added."))}`);
    }
  }
  return { added, failed };
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : "");
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}
