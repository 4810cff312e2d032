import { Combobox } from "@base-ui/react/combobox";
import {
  type Face,
  type FaceId,
  type FontFamily,
  type FontKind,
  type FontLibrary,
  findFace,
  fontKinds,
} from "@octavo/engine";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { t, translate } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { type FieldAria, lineLook } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { keepLetters } from "../fields/text-field.tsx";

const EditorFonts = lazy(async () => (await import("./editor-fonts.tsx")).EditorFonts, closable);

interface FontListProps {
  readonly aria: FieldAria;
  readonly fonts: FontLibrary | undefined;
  readonly value: FontFamily | undefined;
  readonly face: Face | undefined;
  readonly shown: string;
  readonly onSet: (family: FontFamily) => void;
}

interface KindGroup {
  readonly kind: FontKind;
  readonly label: string;
  readonly items: readonly FontFamily[];
}

/** Families by kind, each in its own face, with a search by name, former name and kind. */
export function FontList({ aria, fonts, value, face, shown, onSet }: FontListProps) {
  const groups = useMemo(() => groupsOf(fonts?.families ?? []), [fonts]);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState(false);
  return (
    <FollowDirection>
      <Combobox.Root
        open={open}
        onOpenChange={setOpen}
        items={groups}
        value={value ?? null}
        onValueChange={(family) => family && onSet(family)}
        itemToStringLabel={({ name }: FontFamily) => name}
        // Also by the names of styles and former names, which the server lists too.
        filter={(family, typed) =>
          matches(family, typed) || (fonts !== undefined && findFace(fonts, typed)?.family.id === family.id)
        }
        autoHighlight
      >
        <Combobox.Trigger {...aria} className={`${lineLook} flex cursor-pointer items-center gap-2 text-start`}>
          {/* In the face itself only when it is loaded, which the drawing of the page takes care of. */}
          <span className="min-w-0 flex-1 truncate" style={face ? drawnIn(face.id) : {}}>
            {shown}
          </span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-20">
            <Combobox.Popup
              aria-label={t("Font")}
              onKeyDown={keepLetters}
              className="flex max-h-[min(26rem,var(--available-height))] w-(--anchor-width) min-w-64 flex-col rounded-sm border border-edge bg-paper text-ink outline-none"
            >
              <Combobox.Input
                aria-label={t("Find a font")}
                placeholder={t("Find a font")}
                spellCheck={false}
                dir="auto"
                className="m-1 h-9 rounded-sm border border-edge bg-surface px-2 text-[0.9375rem] placeholder:text-ink-soft eink:placeholder:italic pointer-coarse:h-11"
              />
              <Combobox.Empty>
                <p className="px-3 py-2 text-[0.9375rem] text-ink-soft">{t("No font has this name.")}</p>
              </Combobox.Empty>
              <Combobox.List aria-label={t("Font")} className="min-h-0 overflow-y-auto pb-1">
                {(group: KindGroup) => <Families key={group.kind} group={group} />}
              </Combobox.List>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  setDialog(true);
                }}
                className="border-t border-rule px-3 py-2 text-start text-[0.9375rem] text-accent hover:bg-wash pointer-coarse:min-h-11"
              >
                {t("Own fonts…")}
              </button>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
        {dialog && <EditorFonts onClose={() => setDialog(false)} />}
      </Combobox.Root>
    </FollowDirection>
  );
}

function Families({ group }: { readonly group: KindGroup }) {
  return (
    <Combobox.Group items={group.items}>
      <Combobox.GroupLabel className="px-2 pt-1.5 pb-0.5 text-sm text-ink-soft">{group.label}</Combobox.GroupLabel>
      <Combobox.Collection>
        {(family: FontFamily) => <FamilyItem key={family.id} family={family} />}
      </Combobox.Collection>
    </Combobox.Group>
  );
}

function FamilyItem({ family }: { readonly family: FontFamily }) {
  const item = useRef<HTMLDivElement>(null);
  const [regular] = family.faces;
  const face = regular?.id ?? "";
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadFaces([face]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [face]);
  return (
    <Combobox.Item
      ref={item}
      value={family}
      className="flex min-h-9 cursor-pointer items-center gap-2 px-2 text-base leading-tight outline-none data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11"
    >
      <span className="grid size-4 shrink-0 place-items-center">
        <Combobox.ItemIndicator>
          <Check size={14} strokeWidth={2} aria-hidden="true" />
        </Combobox.ItemIndicator>
      </span>
      <span style={drawnIn(face)}>{family.name}</span>
    </Combobox.Item>
  );
}

/** Weight and slant are part of the font file, so the family name identifies the face. */
function drawnIn(id: FaceId) {
  return { fontFamily: `"${fontFamily(id)}", var(--default-font-family, sans-serif)` };
}

function groupsOf(families: readonly FontFamily[]): readonly KindGroup[] {
  return fontKinds
    .map((kind) => ({
      kind,
      label: translate(messages.fontKinds[kind]),
      items: families.filter((family) => family.kind === kind),
    }))
    .filter(({ items }) => items.length > 0);
}

function matches({ name, aliases, kind }: FontFamily, typed: string): boolean {
  const searched = typed.trim().toLowerCase();
  const words = [name, ...aliases, translate(messages.fontKinds[kind])];
  return words.some((word) => word.toLowerCase().includes(searched));
}
