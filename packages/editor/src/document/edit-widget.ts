/** Edits of one widget. Each result respects the ranges, defaults and dependencies in the widget's definition. */

import {
  atInDestination,
  bindingProblems,
  clamp,
  defaultStyling,
  horizontalPins,
  type NumberProperty,
  type Pin,
  type Property,
  parseColor,
  type Reconcilable,
  type Rect,
  type StylingName,
  unusableProperty,
  verticalPins,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { isEqual, type Message } from "@octavo/foundation";
import * as messages from "../messages.ts";
import { movedBy, roundToHundredths, validRect } from "./rects.ts";

/** An edited widget, or the reason for a refusal. `correction` describes a value that was adjusted. */
export type WidgetEdit = { readonly widget: Widget; readonly correction?: Message } | { readonly refused: Message };

/** Returns a widget with the initial properties of its type. */
export function newWidget(type: string, id: string, position: Rect): Widget {
  const definition = widgetDefinition(type);
  const initial = Object.entries(definition?.properties ?? {}).flatMap(([name, property]) =>
    property.initial === undefined ? [] : [[name, property.initial]],
  );
  return {
    id,
    type,
    position: validRect(position),
    ...(definition?.content === "text" && { content: definition.label }),
    ...(initial.length > 0 && { properties: Object.fromEntries(initial) }),
  };
}

/** Moves and resizes a widget and updates properties that depend on its size, for some by whether it was typed. */
export function withRect(widget: Widget, rect: Rect, { isTyped = false } = {}): Widget {
  const { position } = widget;
  const next = validRect(rect);
  const isWider = next.width !== position.width;
  if (isEqual(next, position)) return widget;
  const moved = { ...widget, position: next };
  const wide = isWider ? reconciled(moved, "width") : moved;
  if (next.height === position.height) return wide;
  return reconciled(wide, isTyped ? "height" : next.height > position.height ? "taller" : "shorter");
}

export function withMove(widget: Widget, x: number, y: number): Widget {
  return withRect(widget, movedBy(widget.position, { x, y }));
}

/** Undefined and "scale" remove the rule of the axis, as does a value that no rule has. */
export function withPin(widget: Widget, axis: keyof Pin, value: string | undefined): Widget {
  const rules: readonly string[] = axis === "x" ? horizontalPins : verticalPins;
  const { pin, ...plain } = widget;
  const { [axis]: old, ...others } = pin ?? {};
  const isKept = value !== undefined && value !== "scale" && rules.includes(value);
  if (old === (isKept ? value : undefined)) return widget;
  const next = isKept ? { ...others, [axis]: value } : others;
  return Object.keys(next).length > 0 ? { ...plain, pin: next } : plain;
}

/** Returns the type size in the document, or the default of the widget type. */
export function typeSize({ type, styling }: Widget): number {
  const { size } = widgetDefinition(type)?.styling ?? defaultStyling;
  return size.read(styling?.size).value;
}

/** Undefined removes the property, so that its default applies. */
export function withProperty(widget: Widget, name: string, value: unknown): WidgetEdit {
  const property = widgetDefinition(widget.type)?.properties[name];
  if (!property) return { widget };
  if (property.role === "destinationName" && typeof value === "string" && value.includes("@"))
    return { refused: atInDestination };
  const badBinding = property.kind === "binding" ? bindingRefusal(value) : undefined;
  if (badBinding !== undefined) return { refused: badBinding };
  const kept = checkedValue(property, value);
  if ("refused" in kept) return { refused: unusableProperty(property.label, kept.refused) };
  const changed = withValue(widget, name, kept.value);
  const edited = changed === widget ? widget : reconciled(changed, name);
  return kept.correction === undefined
    ? { widget: edited }
    : { widget: edited, correction: unusableProperty(property.label, kept.correction) };
}

/** Checks only the syntax. Names and functions depend on the plan, and the link check reports them. */
export function bindingRefusal(value: unknown): Message | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const found = bindingProblems(value, []).find(({ code }) => code === "invalid_destination");
  return found?.message;
}

function withValue(widget: Widget, name: string, value: unknown): Widget {
  const { [name]: old, ...others } = widget.properties ?? {};
  if (isEqual(old, value)) return widget;
  return { ...widget, properties: value === undefined ? others : { ...others, [name]: value } };
}

type CheckedValue = { readonly value: unknown; readonly correction?: Message } | { readonly refused: Message };

/**
 * Corrects values out of range and refuses values that cannot be corrected. A text with a token is evaluated for each
 * page and is not checked.
 */
function checkedValue(property: Property<unknown>, value: unknown): CheckedValue {
  if (value === undefined || value === null) return { value: undefined };
  if (typeof value === "string" && holdsTokens(value, property)) return { value };
  const { value: read, problem } = property.read(value);
  switch (property.kind) {
    case "number":
    case "choice":
    case "flag":
      return problem === undefined ? { value: read } : { value: read, correction: problem };
    case "fractions":
      return problem === undefined ? { value: read } : { refused: problem };
    case "color":
      return problem === undefined ? { value: read ?? "" } : { refused: problem };
    default:
      return problem === undefined ? { value } : { refused: problem };
  }
}

function holdsTokens(text: string, { tokens, atVariables }: Property<unknown>): boolean {
  if (tokens !== "layout") return tokens === "widget";
  return /\{[^{}]+\}/.test(text) || (atVariables && /@\w/.test(text));
}

/** Updates the properties that depend on `changed`. */
function reconciled(widget: Widget, changed: string): Widget {
  const reconcile = widgetDefinition(widget.type)?.reconcile;
  if (!reconcile) return widget;
  const before = reconcilable(widget);
  const after = reconcile(before, changed);
  return after === before ? widget : withReconciled(widget, after);
}

/** Applies a named set of properties, for example "cornell". Returns the same widget if its type has no such preset. */
export function withPreset(widget: Widget, name: string): Widget {
  const preset = widgetDefinition(widget.type)?.presets?.[name];
  return preset ? withReconciled(widget, preset.apply(reconcilable(widget))) : widget;
}

function reconcilable({ position, content, properties = {} }: Widget): Reconcilable {
  const { width, height } = position;
  return { size: { width, height }, ...(content !== undefined && { content }), properties };
}

function withReconciled(widget: Widget, { size, content, properties }: Reconcilable): Widget {
  return {
    ...widget,
    position: validRect({ ...widget.position, width: size.width, height: size.height }),
    ...(content !== undefined && { content }),
    ...(Object.keys(properties).length > 0 && { properties: withinRanges(widget, properties) }),
  };
}

/** Limits numbers computed by `reconcile` to the range of their property. */
function withinRanges(widget: Widget, properties: Reconcilable["properties"]): Reconcilable["properties"] {
  const table = widgetDefinition(widget.type)?.properties ?? {};
  const entries = Object.entries(properties).map(([name, value]) => {
    const property = table[name];
    const isNew = typeof value === "number" && value !== widget.properties?.[name];
    return [
      name,
      isNew && property && isNumber(property) ? roundToHundredths(Number(property.read(value).value)) : value,
    ];
  });
  return Object.fromEntries(entries);
}

export function isNumber(property: Property<unknown>): property is NumberProperty & Property<unknown> {
  return property.kind === "number";
}

/** True while the content is the default text of the widget type, in English or another language. */
export function hasFirstContent({ type, content }: Widget, firstText: (label: string) => string): boolean {
  const { label } = widgetDefinition(type) ?? {};
  return content !== undefined && label !== undefined && (content === label || content === firstText(label));
}

export function withContent(widget: Widget, content: string): Widget {
  return widget.content === content ? widget : { ...widget, content };
}

/** An empty color means transparent. */
export function withBackground(widget: Widget, written: string): WidgetEdit {
  if (written.trim() === "") {
    const { background_color: old, ...transparent } = widget;
    return { widget: old === undefined ? widget : transparent };
  }
  const color = parseColor(written.trim());
  if (!color) return { refused: messages.backgroundColorExpected };
  return { widget: color === widget.background_color ? widget : { ...widget, background_color: color } };
}

/** Undefined removes the value. Widgets without text have no styling. */
export function withStyling(widget: Widget, name: StylingName, value: unknown): WidgetEdit {
  const property = widgetDefinition(widget.type)?.styling?.[name];
  if (!property) return { widget };
  const { problem } = property.read(value);
  if (problem !== undefined && !isNumber(property)) return { refused: unusableProperty(property.label, problem) };
  const checked = withinInput(property, checkedValue(property, value));
  if ("refused" in checked) return { refused: unusableProperty(property.label, checked.refused) };
  const { [name]: old, ...others } = widget.styling ?? {};
  const styling = checked.value === undefined ? others : { ...others, [name]: checked.value };
  const styled = Object.is(old, checked.value) ? widget : { ...widget, styling };
  return {
    widget: styled,
    ...(checked.correction !== undefined && { correction: unusableProperty(property.label, checked.correction) }),
  };
}

/** Limits a number to the range of the panel's input. */
function withinInput(property: Property<unknown>, checked: CheckedValue): CheckedValue {
  if ("refused" in checked || typeof checked.value !== "number" || !isNumber(property)) return checked;
  const { inputMin = property.min, inputMax = property.max } = property;
  const value = clamp(checked.value, inputMin, inputMax);
  return value === checked.value ? checked : { value, correction: messages.range(inputMin, inputMax) };
}
