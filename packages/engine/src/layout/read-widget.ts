/** Turns a widget's free mappings into the values that its definition describes. */
import { parseColor } from "../foundation/color.ts";
import { clamp } from "../foundation/geometry.ts";
import type { Property, PropertyTable } from "../model/property.ts";
import type { stylingKeys, Widget } from "../model/template.ts";
import type { Typography } from "../model/widget-definition.ts";
import { boldOf } from "../typography/faces.ts";
import type { TextAlign, TextStyle } from "../typography/text-style.ts";
import type { DocumentScope } from "./document-scope.ts";
import * as messages from "./messages.ts";
import type { WarnAt } from "./widget-report.ts";

/** Replaces the tokens of a text that stands at `path`, reporting those that nobody knows. */
export type SubstituteAt = (text: string, path: readonly string[], at: boolean) => string;

/** Values by property name, each of the right kind and range, with a warning for every one that had to be mended. */
export function readProperties(
  table: PropertyTable,
  written: Readonly<Record<string, unknown>>,
  substitute: SubstituteAt,
  warn: WarnAt,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(table)) {
    const { value, problem } = property.read(settled(property, written[name], ["properties", name], substitute));
    if (problem) warn("unusable_property", messages.unusableProperty(name, problem), ["properties", name]);
    values[name] = value;
  }
  return values;
}

function settled(
  property: Property<unknown>,
  raw: unknown,
  path: readonly string[],
  substitute: SubstituteAt,
): unknown {
  return typeof raw === "string" && !property.deferred ? substitute(raw, path, property.at) : raw;
}

const defaultTypography: Typography = { size: 12, maxSize: 72 };

/** Type sizes that can be drawn at all; what the panel offers is narrower. */
const sizeRange = { min: 1, max: 400 };

type Styling = Readonly<Partial<Record<(typeof stylingKeys)[number], unknown>>>;

export function readTextStyle(
  widget: Widget,
  typography: Typography = defaultTypography,
  scope: DocumentScope,
  warn: WarnAt,
): TextStyle {
  const styling: Styling = widget.styling ?? {};
  const { font, size, color, text_align, line_height } = styling;
  const face = readFace(font, scope, warn);
  const points = readNumber(size, typography.size, sizeRange, "size", warn);
  const leading = points * readNumber(line_height, 1.2, { min: 0.8, max: 5 }, "line_height", warn);
  return {
    face,
    boldFace: boldOf(face),
    size: points,
    color: readColor(color, warn),
    align: readAlign(text_align, typography.align ?? "left", warn),
    leading,
  };
}

const standardFont = "Helvetica";

function readFace(font: unknown, scope: DocumentScope, warn: WarnAt): string {
  const { fonts } = scope.world;
  const name = typeof font === "string" && font.trim() !== "" ? font : standardFont;
  const face = fonts.resolve(name);
  if (face === undefined) warn("unknown_font", messages.unknownFont(name), ["styling", "font"]);
  return face ?? fonts.resolve(standardFont) ?? "";
}

function readNumber(
  raw: unknown,
  silent: number,
  range: { min: number; max: number },
  name: string,
  warn: WarnAt,
): number {
  if (raw === undefined || raw === null || raw === "") return silent;
  const given = typeof raw === "number" || typeof raw === "string" ? Number(raw) : Number.NaN;
  const value = Number.isFinite(given) ? clamp(given, range.min, range.max) : silent;
  if (value !== given)
    warn("unusable_property", messages.unusableProperty(name, `must be a number from ${range.min} to ${range.max}`), [
      "styling",
      name,
    ]);
  return value;
}

function readColor(raw: unknown, warn: WarnAt): `#${string}` {
  const color = parseColor(raw);
  if (!color && raw !== undefined && raw !== null && raw !== "")
    warn("unusable_property", messages.unusableProperty("color", "must be a colour like #1A2B3C"), [
      "styling",
      "color",
    ]);
  return color ?? "#000000";
}

function readAlign(raw: unknown, silent: TextAlign, warn: WarnAt): TextAlign {
  if (raw === "left" || raw === "center" || raw === "right") return raw;
  if (raw !== undefined && raw !== null && raw !== "")
    warn("unusable_property", messages.unusableProperty("text_align", "must be left, center or right"), [
      "styling",
      "text_align",
    ]);
  return silent;
}
