import type { Project } from "@octavo/contract";
import { type Conflict, nameOfKey, orderField, styleTable, widgetDefinition, widgetLabel } from "@octavo/engine";
import { listed, t, translate } from "../../language/t.ts";

/** Names the place of a conflict, from the largest part to the smallest: "Master Day · Text title · Color". */
export function placeOfConflict({ path, ...sides }: Conflict, project: Project): string {
  const [list = "", key = "", ...rest] = path;
  const subject = subjectOf(list, nameOfKey(key));
  const place = list === "plan" ? planPlace(key, rest) : [subject, ...innerPlace(list, key, rest, project)];
  const isWhole = path.length === 2 && list !== "plan" && (sides.own === undefined || sides.original === undefined);
  return [...place, isWhole && t("Deleted by one of you")].filter(Boolean).join(" · ");
}

function subjectOf(list: string, name: string): string {
  const subjects: Readonly<Record<string, () => string>> = {
    masters: () => t("Master {name}", { name }),
    pages: () => t("Named page {name}", { name }),
    blocks: () => t("Block {name}", { name }),
    styles: () => t("Style {name}", { name }),
    themes: () => t("Theme {name}", { name }),
    fonts: () => t("Font {name}", { name }),
    compilation_rules: () => t("Rule for {name}", { name: name.replace(/^page\t/, "") }),
    default_canvas: () => t("Page setup"),
    theme: () => t("Theme in use"),
    frame: () => t("Frame of all masters"),
  };
  if (name === orderField) return t("Order");
  return subjects[list]?.() ?? list;
}

/** Place within a design, a style or a rule. */
function innerPlace(list: string, key: string, path: readonly string[], project: Project): readonly string[] {
  const [field = "", id = "", ...rest] = path;
  if (list === "default_canvas") return [fieldName(key), ...path.map(fieldName)];
  if (field !== "widgets") return path.map((name) => fieldName(nameOfKey(name)));
  if (id === orderField) return [t("Order")];
  const type = typeOf(list, key, id, project);
  const label = type === undefined ? id : `${translate(widgetLabel(type))} ${id}`;
  const [part = "", name = ""] = rest;
  if (part === "") return [label];
  if (part === "properties" && name !== "") return [label, propertyName(type ?? "", name)];
  if (part === "styling" && name !== "") return [label, styleName(name)];
  return [label, fieldName(part)];
}

/** The clone has the widget, unless its user has deleted it. */
function typeOf(list: string, key: string, id: string, { masters, pages, blocks = [] }: Project): string | undefined {
  const designs = list === "masters" ? masters : list === "pages" ? pages : blocks;
  const named = designs.find(({ name }) => name === nameOfKey(key));
  return named?.widgets.find((widget) => widget.id === id)?.type;
}

function planPlace(list: string, [key = "", ...rest]: readonly string[]): readonly string[] {
  const name = nameOfKey(key);
  if (name === orderField || list === "order") return [t("Plan"), t("Order")];
  if (list === "sections") return sectionPlace(name, rest);
  if (list === "data") return [t("List {name}", { name }), ...rowPlace(rest)];
  if (list === "dates") return [t("Calendar {name}", { name }), ...rest.map(fieldName)];
  if (list === "terms") return [t("Term {name}", { name }), ...rest.map(fieldName)];
  return [t("Plan"), fieldName(list), ...(key === "" ? [] : [fieldName(name)])];
}

function sectionPlace(kind: string, path: readonly string[]): readonly string[] {
  const [field = "", inner = "", ...rest] = path;
  if (field === "nested" && inner !== "") return sectionPlace(nameOfKey(inner), rest);
  return [t("Section {kind}", { kind }), ...path.map(fieldName)];
}

function rowPlace([field = "", row = "", column = ""]: readonly string[]): readonly string[] {
  if (field !== "rows") return field === "" ? [] : [fieldName(field)];
  if (row === "" || row === orderField) return [t("Order")];
  return [t("Row {name}", { name: row }), ...(column === "" ? [] : [column])];
}

function propertyName(type: string, name: string): string {
  const label = widgetDefinition(type)?.properties[name]?.label;
  return label === undefined ? name : translate(label);
}

function styleName(name: string): string {
  const found = Object.entries(styleTable).find(([known]) => known === name);
  return found ? translate(found[1].label) : name;
}

/** A field of a document that has no word keeps its name there. */
function fieldName(field: string): string {
  const names: Readonly<Record<string, () => string>> = {
    [orderField]: () => t("Order"),
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
  return names[field]?.() ?? (styleName(field) || field);
}

/** Characters of a value that are shown. */
const mostCharacters = 120;

export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return t("Nothing|value");
  if (typeof value === "string") return shortened(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === "string"))
    return shortened(listed(value.map(nameOfKey)));
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
