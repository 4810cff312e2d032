/** Widgets that stand for a block, and their changes of the block's widgets. */
import {
  type DiagnosticCode,
  expected,
  isMapping,
  type Mapping,
  type Message,
  nearest,
  type Place,
  type Report,
  suggestion,
} from "@octavo/foundation";
import { unusableProperty } from "../model/messages.ts";
import type { Block } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { scalarText } from "../primitives/scalar.ts";
import { type BlockOverride, type BlockOverrides, overrideNames } from "../widgets/block.ts";
import { placedBlock, propertyWithRole, widgetDefinition } from "../widgets/index.ts";
import * as messages from "./messages.ts";

export function isBlockInstance(widget: Widget): boolean {
  return placedBlock(widget) !== undefined;
}

/** Empty if an instance names no block. */
export function blockName(instance: Widget): string {
  return placedBlock(instance) ?? "";
}

/** Changes of one widget, with the place of each. */
export interface PlacedOverride {
  readonly values: BlockOverride;
  readonly at: Readonly<Partial<Record<keyof BlockOverride, Place>>>;
}

/** By the id of the block's widget, or the path of ids in nested blocks. */
export type PlacedOverrides = ReadonlyMap<string, PlacedOverride>;

/** `at` is the place of the instance. */
export function overridesOf(instance: Widget, at: Place): PlacedOverrides {
  const name = propertyWithRole(instance.type, "blockOverrides") ?? "";
  const read = widgetDefinition(instance.type)?.properties[name]?.read(instance.properties?.[name]).value;
  return new Map(
    Object.entries((read ?? {}) as BlockOverrides).map(([id, values]) => {
      const places = Object.keys(values).map((key) => [key, { ...at, path: ["properties", name, id, key] }]);
      return [id, { values, at: Object.fromEntries(places) }];
    }),
  );
}

/** Changes of the widgets in the nested block that the widget `id` places. Outer changes take precedence. */
export function nestedOverrides(own: PlacedOverrides, outer: PlacedOverrides, id: string): PlacedOverrides {
  const merged = new Map(own);
  for (const [key, override] of outer) {
    if (!key.startsWith(`${id}/`)) continue;
    const inner = key.slice(id.length + 1);
    merged.set(inner, mergedOverride(own.get(inner), override));
  }
  return merged;
}

/** An outer link replaces both parts of an inner one. */
function mergedOverride(inner: PlacedOverride | undefined, outer: PlacedOverride): PlacedOverride {
  if (!inner) return outer;
  const { bind: _bind, to_dest: _dest, ...others } = inner.values;
  const hasLink = outer.values.bind !== undefined || outer.values.to_dest !== undefined;
  return { values: { ...(hasLink ? others : inner.values), ...outer.values }, at: { ...inner.at, ...outer.at } };
}

/** The instance with these overrides instead of its own. */
export function withOverrides(instance: Widget, overrides: PlacedOverrides): Widget {
  const name = propertyWithRole(instance.type, "blockOverrides") ?? "";
  if (overrides.size === 0) return instance;
  const written = Object.fromEntries([...overrides].map(([id, { values }]) => [id, values]));
  return { ...instance, properties: { ...instance.properties, [name]: written } };
}

export function withOverride<T extends Widget>(widget: T, override: BlockOverride): T {
  const { content } = override;
  const link = linkOf(widget, override);
  const properties = link && defined({ ...widget.properties, ...link });
  return { ...widget, ...(content !== undefined && { content }), ...(properties && { properties }) };
}

/** Properties that an override sets to lead elsewhere. */
export function linkOf({ type }: Widget, { bind, to_dest }: BlockOverride): Mapping | undefined {
  if (bind === undefined && to_dest === undefined) return undefined;
  const target = { ...(bind !== undefined && { bind }), ...(to_dest !== undefined && { to_dest }) };
  return widgetDefinition(type)?.link?.write(target);
}

function defined(values: Mapping): Mapping {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Reports changes of widgets that do not exist, or that an instance cannot make. */
export function checkOverrides(instance: Widget, at: Place, blocks: ReadonlyMap<string, Block>, report: Report): void {
  const name = propertyWithRole(instance.type, "blockOverrides") ?? "";
  const written = instance.properties?.[name];
  const block = blocks.get(blockName(instance));
  if (!block || written === undefined || written === null) return;
  const path = ["properties", name];
  const warn: Warn = (code, message, more, hint) =>
    report.add({ severity: "warning", code, message, at: { ...at, path: [...path, ...more] }, ...(hint && { hint }) });
  if (!isMapping(written)) {
    const property = widgetDefinition(instance.type)?.properties[name];
    const problem = property?.read(written).problem;
    if (property && problem) warn("unusable_property", unusableProperty(property.label, problem), []);
    return;
  }
  for (const [id, override] of Object.entries(written)) {
    const found = widgetAt(id, block, blocks);
    if (found.widget) checkOverride(id, override, found.widget, warn);
    else warn("unknown_override", messages.unknownOverride(id, block.name), [id], suggestion(found.near));
  }
}

type Warn = (code: DiagnosticCode, message: Message, path: readonly string[], hint?: Message) => void;

function checkOverride(id: string, written: unknown, widget: Widget, warn: Warn): void {
  if (!isMapping(written)) return warn("unusable_override", messages.overrideValue(id, expected.mapping), [id]);
  const definition = widgetDefinition(widget.type);
  for (const [key, value] of Object.entries(written)) {
    const name = overrideNames.find((known) => known === key);
    if (name === undefined) {
      const hint = suggestion(nearest(key, overrideNames)) ?? messages.useOneOf(overrideNames);
      warn("unknown_override", messages.unknownOverrideName(key), [id, key], hint);
    } else if (name === "visible") {
      if (typeof value !== "boolean") warn("unusable_override", messages.overrideValue(key, expected.flag), [id, key]);
    } else if (scalarText(value) === undefined)
      warn("unusable_override", messages.overrideValue(key, expected.text), [id, key]);
    else if (name === "content" && definition?.content === "none")
      warn("unusable_override", messages.overrideWithoutText(id), [id, key]);
    else if (name !== "content" && !definition?.link)
      warn("unusable_override", messages.overrideWithoutLink(id), [id, key]);
  }
}

interface FoundWidget {
  readonly widget?: Widget;
  /** Most likely path of ids, if no widget has the given one. */
  readonly near?: string | undefined;
}

/** Finds a widget by its path of ids. */
function widgetAt(path: string, block: Block, blocks: ReadonlyMap<string, Block>): FoundWidget {
  let widgets = block.widgets;
  let before = "";
  let widget: Widget | undefined;
  for (const id of path.split("/")) {
    widget = widgets.find((one) => one.id === id);
    if (!widget) {
      const ids = widgets.map((one) => one.id);
      const near = nearest(id, ids);
      return { near: near === undefined ? undefined : before + near };
    }
    before += `${id}/`;
    widgets = (isBlockInstance(widget) ? blocks.get(blockName(widget))?.widgets : undefined) ?? [];
  }
  return widget ? { widget } : {};
}
