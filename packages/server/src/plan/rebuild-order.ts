import type { WrittenPlan } from "@octavo/contract";

/** Specification, part 4: kinds of the order that still exist, then those that it does not name. Each of them once. */
export function rebuildOrder({ order, sections }: WrittenPlan): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  return [...new Set([...order.filter((kind) => kinds.has(kind)), ...kinds])];
}
