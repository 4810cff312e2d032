import { isMapping, limits, type Message, nearest, suggestion } from "@octavo/foundation";
import { maxPageSide } from "../model/canvas.ts";
import { unknownWidgetType } from "../model/messages.ts";
import { horizontalPins, type Pin, verticalPins } from "../model/pin.ts";
import { stylingNames } from "../model/styling.ts";
import type { Widget } from "../model/template.ts";
import type { Rect } from "../primitives/geometry.ts";
import { scalarText } from "../primitives/scalar.ts";
import { propertyWithRole } from "../widgets/index.ts";
import { Fields, type Item, numberIn, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import { assignIds, isId } from "./widget-ids.ts";

/** Names that the parser checks. Absent names are not checked. */
export interface WidgetNames {
  readonly knownTypes?: readonly string[] | undefined;
  readonly checkProperties?: ((type: string) => readonly string[] | undefined) | undefined;
}

export interface ReadWidget {
  readonly widget: Widget;
  readonly fields: Fields;
}

/** Valid widgets of `owner.widgets`, bottom first. Callers read further keys and then call `finish`. */
export function readWidgets(owner: Fields, vocabulary: WidgetNames): readonly ReadWidget[] {
  const listed = owner.list("widgets").flatMap((item) => item.fields() ?? []);
  const ids = assignIds(listed.map((fields) => ({ id: writtenText(fields, "id"), type: writtenText(fields, "type") })));
  const read = listed.map((fields, i) => readWidget(fields, ids[i] ?? "widget", vocabulary));
  return inDrawingOrder(read);
}

/** Limits the number of widgets. */
export function readDesign(fields: Fields, vocabulary: WidgetNames): readonly Widget[] {
  const read = readWidgets(fields, vocabulary);
  for (const { fields: widget } of read) widget.finish();
  if (read.length > limits.widgetsPerDesign)
    fields.item("widgets").error("too_many_widgets", messages.tooManyWidgets(limits.widgetsPerDesign));
  return read.slice(0, limits.widgetsPerDesign).map(({ widget }) => widget);
}

/** Sorts by `z_order`, keeping the document's order of equal values. */
function inDrawingOrder(widgets: readonly ReadWidget[]): readonly ReadWidget[] {
  if (!widgets.some(({ fields }) => fields.has("z_order"))) return widgets;
  const height = ({ fields }: ReadWidget) => fields.number("z_order", { min: -1e9, max: 1e9 }, 0);
  return widgets
    .map((entry) => ({ entry, z: height(entry) }))
    .sort((a, b) => a.z - b.z)
    .map(({ entry }) => entry);
}

function readWidget(listed: Fields, id: string, vocabulary: WidgetNames): ReadWidget {
  const fields = listed.within({ widget_id: id });
  fields.ignore("tokens", "page_size", "z_order", "page", "created_at", "updated_at");
  checkId(fields, id);
  const type = readType(fields, vocabulary);
  const content = fields.optionalText("content");
  const background_color = fields.color("background_color");
  const styling = fields.mapping("styling");
  const properties = fields.mapping("properties");
  checkNames(fields, type, vocabulary);
  const widget: Widget = {
    id,
    type,
    position: readPosition(fields, id),
    ...(content !== undefined && { content }),
    ...(background_color && { background_color }),
    ...(styling && { styling }),
    ...(properties && { properties }),
    ...(fields.flag("locked", false) && { locked: true }),
    ...(fields.flag("hidden_in_editor", false) && { hidden_in_editor: true }),
    ...readPin(fields.fields("pin")),
    ...readGroup(fields),
  };
  return { widget, fields };
}

/** Omits axes that scale, which is the default. */
function readPin(fields: Fields | undefined): Pick<Widget, "pin"> {
  if (!fields) return {};
  const x = fields.choice("x", horizontalPins, "scale");
  const y = fields.choice("y", verticalPins, "scale");
  fields.finish();
  const pin: Pin = { ...(x !== "scale" && { x }), ...(y !== "scale" && { y }) };
  return Object.keys(pin).length > 0 ? { pin } : {};
}

function readGroup(fields: Fields): Pick<Widget, "group"> {
  const written = fields.text("group");
  const names = written.split("/").map((name) => name.trim());
  const group = names.join("/");
  if (written.trim() === "") return {};
  if (!names.includes("") && names.length <= limits.groupDepth && group.length <= limits.groupPath) return { group };
  fields.item("group").warn("group", messages.mustBe("group", messages.groupPath));
  return {};
}

function writtenText(fields: Fields, key: string): string {
  return (scalarText(fields.item(key).value) ?? "").trim();
}

function checkId(fields: Fields, id: string): void {
  const written = writtenText(fields, "id");
  if (written === id || written === "") return;
  if (isId(written)) fields.item("id").warn("duplicate_widget_id", messages.duplicateWidgetId(written, id));
  else fields.item("id").warn("widget_id", messages.widgetId(shortened(written), id), messages.idHint);
}

function readType(fields: Fields, { knownTypes }: WidgetNames): string {
  const type = writtenText(fields, "type");
  if (type === "") fields.item("type").error("widget_type_required", messages.typeRequired);
  else if (knownTypes && !knownTypes.includes(type)) {
    const near = nearest(type, knownTypes);
    const hint = suggestion(near);
    fields.item("type").error("unknown_widget_type", unknownWidgetType(shortened(type)), hint);
  }
  return type;
}

const knownStyling = [...stylingNames, "style"];

/** Reports unknown names in `styling` and `properties`, also in cells. */
function checkNames(widget: Fields, type: string, vocabulary: WidgetNames): void {
  const known = vocabulary.checkProperties?.(type);
  if (!known) return;
  const styling = inside(widget, "styling");
  const properties = inside(widget, "properties");
  for (const item of unknownNames(styling, knownStyling))
    item.warn("unknown_styling", messages.unknownStyling(shortened(item.name)), nearestHint(item, knownStyling));
  for (const item of unknownNames(properties, known))
    item.warn("unknown_property", messages.unknownProperty(type, shortened(item.name)), nearestHint(item, known));
  const cellProperty = propertyWithRole(type, "cell");
  const cell = properties && cellProperty && inside(properties, cellProperty);
  if (cell) checkNames(cell, writtenText(cell, "type"), vocabulary);
}

function inside(owner: Fields, key: string): Fields | undefined {
  const { value, report, at } = owner.item(key);
  return isMapping(value) ? new Fields(value, report, at) : undefined;
}

function unknownNames(fields: Fields | undefined, known: readonly string[]): readonly Item[] {
  const names = Object.keys(fields?.self.value ?? {}).filter((name) => !known.includes(name));
  return names.slice(0, 10).flatMap((name) => fields?.item(name) ?? []);
}

function nearestHint({ name }: Item, known: readonly string[]): Message | undefined {
  const near = nearest(name, known);
  return suggestion(near);
}

const unplaced: Rect = { x: 0, y: 0, width: 100, height: 100 };

function readPosition(fields: Fields, id: string): Rect {
  const item = fields.item("position");
  if (!isMapping(item.value)) {
    item.warn("widget_position", messages.widgetPosition(id));
    return unplaced;
  }
  const position = new Fields(item.value, item.report, item.at);
  const rect: Rect = {
    x: readSide(position.item("x"), id, 0),
    y: readSide(position.item("y"), id, 0),
    width: readSide(position.item("width"), id, 100),
    height: readSide(position.item("height"), id, 100),
  };
  position.finish();
  return rect;
}

function readSide(item: Item, id: string, fallback: number): number {
  const value = numberIn(item.value, { min: 0, max: maxPageSide, above: fallback > 0 });
  if (value === undefined) item.warn("widget_position", messages.widgetSide(id, item.name, fallback));
  return value ?? fallback;
}
