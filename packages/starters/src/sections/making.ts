/** Masters and names of sections by intent. */
import { asWidget } from "../kit/stored-widget.ts";
import type { Widget } from "../kit/widgets.ts";
import type { ExistingSection, FoundSections, MadeSections, Making, SectionValues } from "./section-kind.ts";

/** A master with the tabs that most masters of the project share. */
export function masterOf({ frame }: Making, name: string, widgets: readonly Widget[]): MadeSections["masters"][number] {
  const taken = new Set(frame.widgets.map(({ id }) => id));
  const own = widgets
    .map(asWidget)
    .map((widget) => (taken.has(widget.id) ? { ...widget, id: `${widget.id}-1` } : widget));
  return { name, widgets: [...frame.widgets, ...own] };
}

/** `sections` are in the order in which the kind makes them. */
export function found(values: SectionValues, ...sections: readonly ExistingSection[]): FoundSections {
  return { values, sections };
}

export function unique(wanted: string, taken: readonly string[], between: string): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted}${between}${number}`;
  return name;
}

/** Kind of a section, because kinds are part of destination names: "reading_list" for "Reading list". */
export function kindOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "_");
  return plain.replace(/^_|_$/g, "") || "list";
}
