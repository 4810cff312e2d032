/** Places in the author's document of the widgets of a composed template. */
import type { Diagnostic, Place } from "@octavo/foundation";
import type { PlacedOverride } from "./block-instance.ts";

/** Origin of a widget that an instance put into a design. */
export interface WidgetOrigin {
  readonly block: string;
  /** Id of the widget in the block. */
  readonly widget_id: string;
  /** Ids of the instances, outermost first. */
  readonly instance: string;
  readonly override?: PlacedOverride;
  /** Properties whose values come from the override's link. */
  readonly linked?: readonly string[];
}

export type OriginsOfMaster = ReadonlyMap<string, WidgetOrigin>;

/** By name of the master, undefined for widgets of pages, and by id in the composed template. */
export type WidgetOrigins = ReadonlyMap<string | undefined, OriginsOfMaster>;

/** Moves a diagnostic of a placed widget to the widget of its block, or to the change that an instance makes. */
export function atOrigin<Located extends Diagnostic>(diagnostic: Located, origins: WidgetOrigins): Located {
  const { at } = diagnostic;
  const origin = at.block === undefined ? origins.get(at.master)?.get(at.widget_id ?? "") : undefined;
  if (!origin) return diagnostic;
  const { block, widget_id, instance } = origin;
  const changed = changedPlace(at, origin);
  return { ...diagnostic, at: { ...at, ...(changed ?? { block, widget_id }), instance } };
}

/** Place of the override from which the value at a path comes. */
function changedPlace({ path = [] }: Place, { override, linked = [] }: WidgetOrigin): Partial<Place> | undefined {
  if (!override) return undefined;
  const [part, name] = path;
  if (part === "content") return override.at.content;
  const isLink = part === "properties" && linked.includes(String(name));
  return isLink ? (override.at.bind ?? override.at.to_dest) : undefined;
}
