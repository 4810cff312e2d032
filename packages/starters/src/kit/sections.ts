/** Sections that plans and layouts share. */
import type { StarterSection } from "../starter.ts";

/** Pages of an index, with twenty lines each. */
export function indexSection(count: number): StarterSection {
  const counters = Object.fromEntries([1, 6, 11, 16].map((start) => [`from_${start}`, { start, step: 20 }]));
  const anchors = [{ dest_id: "index:{index}" }];
  return { kind: "index", master: "Index", generate: "count", count, counters, anchors };
}

/** A page behind each page of a section. */
export function behindEach(kind: string, master: string, destination: string): StarterSection {
  return { kind, master, generate: "once", anchors: [{ dest_id: destination }] };
}
