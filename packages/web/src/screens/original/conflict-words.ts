import type { DescribedConflict } from "../../engine-worker/protocol.ts";
import { listed, t, translate } from "../../language/t.ts";

/** Names the place of a conflict, from the largest part to the smallest: "Master Day · Text title · Color". */
export function placeOfConflict(conflict: DescribedConflict): string {
  const { names, isOrder, own, original } = conflict;
  const [list = "", name = "", ...rest] = names;
  const place =
    list === "plan" ? planPlace(name, rest, conflict) : [subjectOf(list, name), ...innerPlace(list, rest, conflict)];
  const isDeleted = !isOrder && (own === undefined || original === undefined) && names.length === 2 && list !== "plan";
  return [...place, isOrder && t("Order"), isDeleted && t("Deleted by one of you")].filter(Boolean).join(" · ");
}

function subjectOf(list: string, name: string): string {
  const subjects: Readonly<Record<string, () => string>> = {
    masters: () => (name === "" ? t("Masters") : t("Master {name}", { name })),
    pages: () => (name === "" ? t("Pages") : t("Named page {name}", { name })),
    blocks: () => t("Block {name}", { name }),
    styles: () => t("Style {name}", { name }),
    themes: () => t("Theme {name}", { name }),
    fonts: () => t("Font {name}", { name }),
    compilation_rules: () => t("Rule for {name}", { name }),
    default_canvas: () => `${t("Page setup")} · ${fieldName(name)}`,
    theme: () => t("Theme in use"),
    frame: () => t("Frame of all masters"),
  };
  return subjects[list]?.() ?? list;
}

/** Place within a design, a style or a rule. */
function innerPlace(
  list: string,
  [field = "", id = "", ...rest]: readonly string[],
  { widget, field: label }: DescribedConflict,
): readonly string[] {
  if (field !== "widgets" || list === "styles")
    return field === "" ? [] : [label ? translate(label) : fieldName(field)];
  if (id === "") return [];
  const place = widget === undefined ? id : `${translate(widget)} ${id}`;
  const last = rest.at(-1);
  if (last === undefined) return [place];
  return [place, label ? translate(label) : fieldName(last)];
}

function planPlace(
  list: string,
  [name = "", ...rest]: readonly string[],
  conflict: DescribedConflict,
): readonly string[] {
  if (name === "" && conflict.isOrder) return [t("Plan")];
  if (list === "sections") return sectionPlace(name, rest);
  if (list === "data") return [t("List {name}", { name }), ...rowPlace(rest)];
  if (list === "dates") return [t("Calendar {name}", { name }), ...rest.map(fieldName)];
  if (list === "terms") return [t("Term {name}", { name }), ...rest.map(fieldName)];
  return [t("Plan"), fieldName(list), ...(name === "" ? [] : [fieldName(name)])];
}

function sectionPlace(kind: string, path: readonly string[]): readonly string[] {
  const [field = "", inner = "", ...rest] = path;
  if (field === "nested" && inner !== "") return sectionPlace(inner, rest);
  return [t("Section {kind}", { kind }), ...path.map(fieldName)];
}

function rowPlace([field = "", row = "", column = ""]: readonly string[]): readonly string[] {
  if (field !== "rows") return field === "" ? [] : [fieldName(field)];
  if (row === "") return [];
  return [t("Row {name}", { name: row }), ...(column === "" ? [] : [column])];
}

/** A field of a document that has no word keeps its name there. */
function fieldName(field: string): string {
  const names: Readonly<Record<string, () => string>> = {
    name: () => t("Name"),
    kind: () => t("Name"),
    description: () => t("Description"),
    content: () => t("Text"),
    position: () => t("Place and size"),
    background: () => t("Background"),
    background_color: () => t("Background"),
    count: () => t("Count"),
    start_date: () => t("Start date"),
    end_date: () => t("End date"),
    locale: () => t("Language"),
    master: () => t("Master"),
    frame: () => t("Frame of all masters"),
  };
  return names[field]?.() ?? field;
}

/** Characters of a value that are shown. */
const mostCharacters = 120;

export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return t("Nothing|value");
  if (typeof value === "string") return shortened(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return shortened(listed(value));
  return boxWords(value) ?? t("Kept, with changes");
}

/** Place and size of a widget. */
function boxWords(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [x, y, width, height] = ["x", "y", "width", "height"].map((field) => Number(fields.get(field)));
  return [x, y, width, height].every(Number.isFinite) ? `x ${x}, y ${y}, ${width} × ${height}` : undefined;
}

function shortened(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
