/** Values of parsed documents. */
import type { Mapping, StarterDocuments, Value } from "./starter.ts";

/** Returns true if a calendar of a master shows events and holidays. */
export function showsEvents({ masters }: Pick<StarterDocuments, "masters">): boolean {
  const widgets = asList(masters.masters).flatMap((master) => asList(asMapping(master).widgets).map(asMapping));
  return widgets.some(({ properties }) => asMapping(properties).show_events === true);
}

export function asMapping(value: Value | undefined): Mapping {
  return isMapping(value) ? value : {};
}

export function asList(value: Value | undefined): readonly Value[] {
  return isList(value) ? value : [];
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isMapping(value: Value | undefined): value is Mapping {
  return typeof value === "object" && value !== null && !isList(value);
}
