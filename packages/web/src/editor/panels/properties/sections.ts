/** Which fields stand together: what decides where a widget leads is apart from what it looks like. */

import type { SharedProperty } from "@octavo/editor";
import type { Property } from "@octavo/engine";

type Table = Readonly<Record<string, Property<unknown>>>;

export interface FieldSections {
  /** What the type is about. */
  readonly own: readonly SharedProperty[];
  readonly links: readonly SharedProperty[];
}

/** `table` has all properties of the type, those that are not shown as well. */
export function fieldSections(fields: readonly SharedProperty[], table: Table): FieldSections {
  const gates = linkGates(table);
  const isOfLinks = ({ name, property }: SharedProperty) =>
    leads(property) || gates.has(name) || conditions(property).some((gate) => gates.has(gate));
  return { own: fields.filter((field) => !isOfLinks(field)), links: fields.filter(isOfLinks) };
}

const leads = ({ kind }: Property<unknown>) => kind === "destination" || kind === "binding";
const conditions = ({ shownWhen }: Property<unknown>) => Object.keys(shownWhen ?? {});

/** Properties on which it depends whether a link is asked for. */
function linkGates(table: Table): ReadonlySet<string> {
  return new Set(Object.values(table).filter(leads).flatMap(conditions));
}

const words: Readonly<Record<string, string>> = {
  vertical_cw: "Vertical, reading down",
  vertical_ccw: "Vertical, reading up",
  plan: "As in the document",
};

/** "named_destinations" is "Named destinations". */
export function optionLabel(option: string): string {
  const plain = option.replaceAll("_", " ");
  return words[option] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Whether two of them fit beside each other in a narrow column. */
export function isShort({ kind }: Property<unknown>): boolean {
  return kind === "number";
}
