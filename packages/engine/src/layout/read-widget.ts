/** Turns a widget's free mappings into the values that its definition describes. */
import { parseColor } from "../foundation/color.ts";
import { clamp } from "../foundation/geometry.ts";
import { mayHoldTokens } from "../language/tokens.ts";
import type { Property, PropertyTable } from "../model/property.ts";
import type { stylingKeys, Widget } from "../model/template.ts";
import type { Typography } from "../model/widget-definition.ts";
import { boldOf } from "../typography/faces.ts";
import type { FontLibrary } from "../typography/font.ts";
import type { TextAlign, TextStyle } from "../typography/text-style.ts";
import type { DocumentScope } from "./document-scope.ts";
import * as messages from "./messages.ts";
import type { WarnAt } from "./widget-report.ts";

/** Replaces the tokens of a text that stands at `path`, reporting those that nobody knows. */
export type SubstituteAt = (text: string, path: readonly string[], at: boolean) => string;

/** Values by property name, each of the right kind and range, with a warning for every one that had to be mended. */
export function readProperties(
  table: PropertyTable,
  written: Readonly<Record<string, unknown>> = nothingWritten,
  substitute: SubstituteAt,
  warn: WarnAt,
): Readonly<Record<string, unknown>> {
  const { constants, problems, open } = readingOf(table, written);
  for (const [name, problem] of problems)
    warn("unusable_property", messages.unusableProperty(name, problem), ["properties", name]);
  if (open.length === 0) return constants;
  const values = { ...constants };
  for (const { name, property, raw } of open) {
    const path = ["properties", name];
    const { value, problem } = property.read(substitute(raw, path, property.at));
    if (problem) warn("unusable_property", messages.unusableProperty(name, problem), path);
    values[name] = value;
  }
  return values;
}

/** The properties of one widget, read once; only those whose text holds tokens are read anew for each page. */
interface PropertyReading {
  readonly table: PropertyTable;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly problems: readonly (readonly [name: string, problem: string])[];
  readonly open: readonly { readonly name: string; readonly property: Property<unknown>; readonly raw: string }[];
}

const nothingWritten: Readonly<Record<string, unknown>> = {};
/** By the object in the document, which no stage changes. */
const readings = new WeakMap<object, PropertyReading>();

function readingOf(table: PropertyTable, written: Readonly<Record<string, unknown>>): PropertyReading {
  const key = written === nothingWritten ? table : written;
  const known = readings.get(key);
  if (known?.table === table) return known;
  const reading = readOnce(table, written);
  readings.set(key, reading);
  return reading;
}

function readOnce(table: PropertyTable, written: Readonly<Record<string, unknown>>): PropertyReading {
  const constants: Record<string, unknown> = {};
  const problems: [string, string][] = [];
  const open: { name: string; property: Property<unknown>; raw: string }[] = [];
  for (const [name, property] of Object.entries(table)) {
    const raw = written[name];
    if (typeof raw === "string" && !property.deferred && mayHoldTokens(raw, property.at)) {
      open.push({ name, property, raw });
      constants[name] = undefined;
      continue;
    }
    const { value, problem } = property.read(raw);
    constants[name] = value;
    if (problem) problems.push([name, problem]);
  }
  return { table, constants, problems, open };
}

const defaultTypography: Typography = { size: 12, maxSize: 72 };

/** Type sizes that can be drawn at all; what the panel offers is narrower. */
const sizeRange = { min: 1, max: 400 };

type Styling = Readonly<Partial<Record<(typeof stylingKeys)[number], unknown>>>;

/** The style of one widget's text, read once: no page changes it. */
interface StyleReading {
  readonly typography: Typography;
  readonly fonts: FontLibrary;
  readonly style: TextStyle;
  readonly warnings: readonly Parameters<WarnAt>[];
}

/** By the object in the document, which no stage changes, or by the typography of widgets without styling. */
const styleReadings = new WeakMap<object, StyleReading>();

export function readTextStyle(
  { styling }: Widget,
  typography: Typography = defaultTypography,
  { world: { fonts } }: DocumentScope,
  warn: WarnAt,
): TextStyle {
  const key = styling ?? typography;
  let reading = styleReadings.get(key);
  if (reading?.typography !== typography || reading.fonts !== fonts) {
    const warnings: Parameters<WarnAt>[] = [];
    const style = readStyling(styling ?? {}, typography, fonts, (...warning) => warnings.push(warning));
    reading = { typography, fonts, style, warnings };
    styleReadings.set(key, reading);
  }
  for (const warning of reading.warnings) warn(...warning);
  return reading.style;
}

function readStyling(styling: Styling, typography: Typography, fonts: FontLibrary, warn: WarnAt): TextStyle {
  const { font, size, color, text_align, line_height } = styling;
  const face = readFace(font, fonts, warn);
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

function readFace(font: unknown, fonts: FontLibrary, warn: WarnAt): string {
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
    warn("unusable_property", messages.unusableProperty("color", "must be a color like #1A2B3C"), ["styling", "color"]);
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
