import { Select } from "@base-ui/react/select";
import type { Shared } from "@octavo/editor";
import { type Face, type FaceId, faces } from "@octavo/engine";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { fontFamily } from "../../../engine-worker/font-url.ts";
import { t, translate } from "../../../language/t.ts";
import { loadFaces } from "../../../planner-view/planner-fonts.ts";
import { FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { usePanel } from "./panel-context.ts";
import { keepLetters } from "./text-field.tsx";

interface FontFieldProps {
  /** As spelled in the document. */
  readonly value: Shared<unknown>;
  readonly onSet: (name: string) => void;
  readonly onReset?: (() => void) | undefined;
}

/** The default font is the first in the menu. */
const [standard] = faces;

/** The menu shows each font in its own typeface, loaded on first view. */
export function FontField({ value, onSet, onReset }: FontFieldProps) {
  const { fonts } = usePanel();
  const written =
    !value.mixed && typeof value.value === "string" && value.value.trim() !== "" ? value.value : undefined;
  const face = written === undefined ? standard : faces.find(({ id }) => id === fonts?.resolve(written));
  const problem = fonts && written !== undefined && !face ? messages.unknownFont(written) : undefined;
  const shown = value.mixed ? translate(messages.mixed) : (face?.name ?? written ?? "");
  return (
    <FieldRow label={t("Font")} problem={problem} onReset={onReset}>
      {(aria) => (
        <Select.Root value={value.mixed ? null : (face?.name ?? null)} onValueChange={(name) => name && onSet(name)}>
          <Select.Trigger {...aria} className={`${lineLook} flex cursor-pointer items-center gap-2 text-left`}>
            {/* In the face itself only when it is loaded, which the drawing of the page takes care of. */}
            <span className="min-w-0 flex-1 truncate" style={face && !value.mixed ? drawnIn(face.id) : {}}>
              {shown}
            </span>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-soft" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner
              alignItemWithTrigger={false}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className="z-20"
            >
              <Select.Popup
                onKeyDown={keepLetters}
                className="max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto rounded-sm border border-edge bg-paper py-1 text-ink outline-none"
              >
                {faces.map((one) => (
                  <FontItem key={one.id} face={one} />
                ))}
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </FieldRow>
  );
}

function FontItem({ face }: { readonly face: Face }) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadFaces([face.id]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [face.id]);
  return (
    <Select.Item
      ref={item}
      value={face.name}
      className="flex min-h-9 cursor-pointer items-center gap-2 px-2 text-base leading-tight outline-none data-highlighted:bg-wash data-highlighted:text-accent eink:data-highlighted:underline pointer-coarse:min-h-11"
    >
      <span className="grid size-4 shrink-0 place-items-center">
        <Select.ItemIndicator>
          <Check size={14} strokeWidth={2} aria-hidden="true" />
        </Select.ItemIndicator>
      </span>
      <Select.ItemText style={drawnIn(face.id)}>{face.name}</Select.ItemText>
    </Select.Item>
  );
}

/** Weight and slant are part of the font file, so the family name identifies the face. */
function drawnIn(id: FaceId) {
  return { fontFamily: `"${fontFamily(id)}", var(--default-font-family, sans-serif)` };
}
