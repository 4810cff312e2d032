import type { Shared } from "@octavo/editor";
import { type Face, type FontFamily, type FontLibrary, faces, findFace } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { useMemo } from "react";
import { listed, t, translate } from "../../language/t.ts";
import { FieldRow, lineLook } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { usePanel } from "../fields/panel-context.ts";
import { FontList } from "./font-list.tsx";

interface FontFieldProps {
  /** As spelled in the document. */
  readonly value: Shared<unknown>;
  readonly onSet: (name: string) => void;
  readonly onReset?: (() => void) | undefined;
  /** Font of the style, which applies without a value. */
  readonly silent?: unknown;
}

interface Chosen {
  readonly family: FontFamily | undefined;
  readonly face: Face | undefined;
  /** As spelled in the document. */
  readonly written: string | undefined;
}

/** The default font is the first in the list. */
const [standard] = faces;

/** Family and style of a text. Another family keeps the style if it has it. */
export function FontField({ value, onSet, onReset, silent }: FontFieldProps) {
  const { fonts } = usePanel();
  const chosen = useMemo(() => chosenFont(value, fonts, silent), [value, fonts, silent]);
  const { family, face, written } = chosen;
  const problem = fonts && written !== undefined ? problemOf(written, face, fonts) : undefined;
  const shown = value.mixed ? translate(messages.mixed) : (family?.name ?? written ?? "");
  const setFamily = (next: FontFamily) => {
    const name = (next.faces.find((other) => other.style === face?.style) ?? next.faces[0])?.name;
    if (name !== undefined) onSet(name);
  };
  return (
    <>
      <FieldRow label={t("Font")} problem={problem} onReset={onReset}>
        {(aria) => (
          <FontList
            aria={aria}
            fonts={fonts}
            value={value.mixed ? undefined : family}
            face={value.mixed ? undefined : face}
            shown={shown}
            onSet={setFamily}
          />
        )}
      </FieldRow>
      {family && face && (family.faces.length > 1 || family.kind === "own") && (
        <StyleField family={family} face={face} onSet={onSet} />
      )}
    </>
  );
}

function chosenFont(value: Shared<unknown>, fonts: FontLibrary | undefined, silent: unknown): Chosen {
  if (value.mixed) return { family: undefined, face: undefined, written: undefined };
  const written = typeof value.value === "string" && value.value.trim() !== "" ? value.value : undefined;
  const given = written ?? (typeof silent === "string" ? silent : undefined);
  const { family, face } = (fonts && findFace(fonts, given ?? standard?.name ?? "")) ?? {};
  return { family, face, written };
}

function problemOf(written: string, face: Face | undefined, fonts: FontLibrary): Message | undefined {
  if (!face) return messages.unknownFont(written);
  return fonts.isSubstituted(written) ? messages.missingFontStyle(written, face.name) : undefined;
}

interface StyleFieldProps {
  readonly family: FontFamily;
  readonly face: Face;
  readonly onSet: (name: string) => void;
}

function StyleField({ family, face, onSet }: StyleFieldProps) {
  const missing = listed(missingStyles(family));
  return (
    <FieldRow
      label={t("Font style")}
      note={missing === "" ? undefined : t("Without {styles}: add their files in Own fonts", { styles: missing })}
    >
      {(aria) => (
        <select
          {...aria}
          className={`${lineLook} select`}
          value={face.name}
          onChange={({ target }) => onSet(target.value)}
        >
          {family.faces.map(({ name, style }) => (
            <option key={name} value={name}>
              {style === "" ? t("Regular") : style}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** Usual styles that a family of the document lacks. Bundled fonts have what their designers drew. */
function missingStyles({ kind, faces: styles }: FontFamily): readonly string[] {
  if (kind !== "own") return [];
  const isBold = ({ weight }: Face) => weight >= 600;
  return [...(styles.some(isBold) ? [] : [t("Bold")]), ...(styles.some(({ italic }) => italic) ? [] : [t("Italic")])];
}
