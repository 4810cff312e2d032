/** Reads `properties` and `styling` of a widget as its definition describes them. */
import type { Message } from "@octavo/foundation";
import { mayContainTokens } from "../language/tokens.ts";
import { unusableProperty } from "../model/messages.ts";
import type { Property, PropertyTable } from "../model/property.ts";
import { defaultStyling, type Styling, type StylingTable } from "../model/styling.ts";
import type { Widget } from "../model/template.ts";
import { findFace } from "../typography/faces.ts";
import type { FontLibrary } from "../typography/font.ts";
import type { TextStyle } from "../typography/text-style.ts";
import * as messages from "./messages.ts";
import type { WarnAt } from "./widget-report.ts";

type Part = "properties" | "styling";

/** Replaces the tokens of the text at `path` and reports unknown ones. */
export type SubstituteAt = (text: string, path: readonly string[], property: TokenRules) => string;

/** Properties of the text's place that decide how its tokens are replaced. */
export interface TokenRules extends Pick<Property<unknown>, "atVariables" | "role"> {
  /** True for a text that is printed, and not for one that names or selects something. */
  readonly isPrinted?: boolean;
}

/** Returns values of the right kind and range, and warns of each value that was replaced. */
export function readProperties(
  table: PropertyTable,
  written: Readonly<Record<string, unknown>> = empty,
  substitute: SubstituteAt,
  warn: WarnAt,
): Readonly<Record<string, unknown>> {
  const { constants, open } = readConstants(table, written, "properties", warn);
  if (open.length === 0) return constants;
  const values = { ...constants };
  for (const { name, property, raw } of open) {
    const path = ["properties", name];
    const { value, problem } = property.read(substitute(raw, path, property));
    if (problem) warn("unusable_property", unusableProperty(property.label, problem), path);
    values[name] = value;
  }
  return values;
}

function readConstants(
  table: PropertyTable,
  written: Readonly<Record<string, unknown>>,
  part: Part,
  warn: WarnAt,
): CachedValues {
  const cached = cachedValues(table, written);
  for (const { name, label, problem } of cached.problems)
    warn("unusable_property", unusableProperty(label, problem), [part, name]);
  return cached;
}

interface PropertyProblem {
  readonly name: string;
  readonly label: string;
  readonly problem: Message;
}

/** Values that are the same on all pages, and the properties whose text contains tokens. */
interface CachedValues {
  readonly table: PropertyTable;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly problems: readonly PropertyProblem[];
  readonly open: readonly { readonly name: string; readonly property: Property<unknown>; readonly raw: string }[];
}

const empty: Readonly<Record<string, unknown>> = {};
/** Keyed by the object in the document, which no stage changes, or by the table if the document has none. */
const cache = new WeakMap<object, CachedValues>();

function cachedValues(table: PropertyTable, written: Readonly<Record<string, unknown>>): CachedValues {
  const key = written === empty ? table : written;
  const known = cache.get(key);
  if (known?.table === table) return known;
  const values = readOnce(table, written);
  cache.set(key, values);
  return values;
}

function readOnce(table: PropertyTable, written: Readonly<Record<string, unknown>>): CachedValues {
  const constants: Record<string, unknown> = {};
  const problems: PropertyProblem[] = [];
  const open: { name: string; property: Property<unknown>; raw: string }[] = [];
  for (const [name, property] of Object.entries(table)) {
    const raw = written[name];
    if (typeof raw === "string" && property.tokens === "layout" && mayContainTokens(raw, property.atVariables)) {
      open.push({ name, property, raw });
      constants[name] = undefined;
      continue;
    }
    const { value, problem } = property.read(raw);
    constants[name] = value;
    if (problem) problems.push({ name, label: property.label, problem });
  }
  return { table, constants, problems, open };
}

interface CachedStyle {
  readonly fonts: FontLibrary;
  readonly style: TextStyle;
  readonly isFontKnown: boolean;
  /** Name of the face that replaces a style which the document lacks. */
  readonly substitute: string | undefined;
}

/** Keyed by the values of the styling table. */
const styles = new WeakMap<object, CachedStyle>();

/** Warns of unusable values and of an unknown font. */
export function readTextStyle(
  { styling = empty }: Widget,
  table: StylingTable = defaultStyling,
  fonts: FontLibrary,
  warn: WarnAt,
): TextStyle {
  // The table has no tokens, so all its values are constants.
  const values = readConstants(table, styling, "styling", warn).constants as Styling;
  let cached = styles.get(values);
  if (cached?.fonts !== fonts) {
    cached = resolveStyle(values, table, fonts);
    styles.set(values, cached);
  }
  if (!cached.isFontKnown) warn("unknown_font", messages.unknownFont(values.font), ["styling", "font"]);
  if (cached.substitute !== undefined)
    warn("missing_font_style", messages.missingFontStyle(values.font, cached.substitute), ["styling", "font"]);
  return cached.style;
}

function resolveStyle(values: Styling, table: StylingTable, fonts: FontLibrary): CachedStyle {
  const { size, color, text_align: align, line_height } = values;
  const known = fonts.resolve(values.font);
  const face = known ?? fonts.resolve(table.font.default) ?? "";
  const style = { face, boldFace: fonts.boldOf(face), size, color, align, leading: size * line_height };
  const substitute = fonts.isSubstituted(values.font) ? findFace(fonts, values.font)?.face.name : undefined;
  return { fonts, style, isFontKnown: known !== undefined, substitute };
}
