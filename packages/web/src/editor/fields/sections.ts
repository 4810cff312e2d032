/** Groups fields: link properties are separate from the others. */

import type { SharedProperty } from "@octavo/editor";
import type { Property } from "@octavo/engine";

type Table = Readonly<Record<string, Property<unknown>>>;

export interface FieldSections {
  /** Properties of the type. */
  readonly own: readonly SharedProperty[];
  readonly links: readonly SharedProperty[];
}

/** `table` contains all properties of the type, including hidden ones. */
export function fieldSections(fields: readonly SharedProperty[], table: Table): FieldSections {
  const gates = linkGates(table);
  const isOfLinks = ({ name, property }: SharedProperty) =>
    leads(property) || gates.has(name) || conditions(property).some((gate) => gates.has(gate));
  return { own: fields.filter((field) => !isOfLinks(field)), links: fields.filter(isOfLinks) };
}

const leads = ({ kind }: Property<unknown>) => kind === "destination" || kind === "binding";
const conditions = ({ shownWhen }: Property<unknown>) => Object.keys(shownWhen ?? {});

/** Returns the properties that decide whether link fields are shown. */
function linkGates(table: Table): ReadonlySet<string> {
  return new Set(Object.values(table).filter(leads).flatMap(conditions));
}

const words: Readonly<Record<string, string>> = {
  vertical_cw: "Vertical, reading down",
  vertical_ccw: "Vertical, reading up",
  plan: "As in the document",
};

/** Formats "named_destinations" as "Named destinations". */
export function optionLabel(option: string): string {
  const plain = option.replaceAll("_", " ");
  return words[option] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** True if two fields fit side by side in a narrow column. */
export function isShort({ kind }: Property<unknown>): boolean {
  return kind === "number";
}
