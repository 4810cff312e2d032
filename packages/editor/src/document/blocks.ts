/** Blocks of a document: their instances, and their contents as a place to edit. */
import { type Block, type Point, placedBlock, propertyWithRole, type Size, type Widget } from "@octavo/engine";
import { type EditorDocument, findBlock, type Place } from "./editor-document.ts";

export const blocksOf = ({ shared }: EditorDocument): readonly Block[] => shared?.blocks ?? [];

/** The block that a widget places. Undefined for other widgets, and if the block does not exist. */
export function blockOf(document: EditorDocument, widget: Widget): Block | undefined {
  const name = placedBlock(widget);
  return name === undefined ? undefined : findBlock(document, name);
}

export function instanceProperties(block: string): Readonly<Record<string, string>> {
  return { [propertyWithRole("block", "blockName") ?? ""]: block };
}

/** The contents of a block as a place. `instance` is the widget of `outer` that it was opened from. */
export function blockPlace(name: string, outer: Place, instance?: Widget): Place {
  const { x, y } = originOf(outer);
  const at = instance ? { x: x + instance.position.x, y: y + instance.position.y } : { x, y };
  return { kind: "block", id: name, outer, at, ...(instance && { instance: instance.id }) };
}

/** Position on the page of the point from which a place measures. */
export function originOf({ at }: Place): Point {
  return at ?? { x: 0, y: 0 };
}

/** The page or master around a block. */
export function pageAround(place: Place): Place {
  return place.outer ? pageAround(place.outer) : place;
}

/** Size of the area that a place fills: of the page, or of the block. */
export function areaOf(document: EditorDocument, place: Place): Size {
  return (place.kind === "block" && findBlock(document, place.id)?.size) || document.canvas.dimensions;
}

/** Names from a block to another one that it contains: "Row", "Tabs". Undefined if it does not contain that one. */
function pathBetween(document: EditorDocument, from: string, to: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const visit = (name: string): readonly string[] | undefined => {
    if (name === to) return [name];
    if (seen.has(name)) return undefined;
    seen.add(name);
    for (const widget of findBlock(document, name)?.widgets ?? []) {
      const inner = placedBlock(widget);
      const path = inner === undefined ? undefined : visit(inner);
      if (path) return [name, ...path];
    }
    return undefined;
  };
  return visit(from);
}

/** Names along the cycle that widgets would make in a place: "Tabs", "Row", "Tabs". Undefined if they make none. */
export function cycleWith(
  document: EditorDocument,
  place: Place,
  widgets: readonly Widget[],
): readonly string[] | undefined {
  if (place.kind !== "block") return undefined;
  for (const widget of widgets) {
    const name = placedBlock(widget);
    const path = name === undefined ? undefined : pathBetween(document, name, place.id);
    if (path) return [place.id, ...path];
  }
  return undefined;
}
