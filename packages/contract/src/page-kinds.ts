import type { GenerationMode } from "@octavo/foundation";

/** Kinds of pages that a plan can have, for filters of the gallery. The store keeps them as bits: append new ones. */
export const pageKinds = ["year", "quarter", "month", "week", "day", "event", "row", "numbered"] as const;
export type PageKind = (typeof pageKinds)[number];

const kindOfMode: Readonly<Partial<Record<GenerationMode, PageKind>>> = {
  each_year: "year",
  each_quarter: "quarter",
  each_month: "month",
  each_week: "week",
  each_day: "day",
  each_event: "event",
  each_row: "row",
  count: "numbered",
};

/** Pages that are made once are of no kind. */
export function pageKindOf(mode: GenerationMode): PageKind | undefined {
  return kindOfMode[mode];
}

export function pageKindBits(kinds: Iterable<PageKind | undefined>): number {
  let bits = 0;
  for (const kind of kinds) if (kind !== undefined) bits |= 1 << pageKinds.indexOf(kind);
  return bits;
}

export function readPageKinds(bits: number): readonly PageKind[] {
  return pageKinds.filter((kind) => (bits & pageKindBits([kind])) !== 0);
}
