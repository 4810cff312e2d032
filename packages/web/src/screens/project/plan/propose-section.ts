import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { pageOrder } from "./plan-draft.ts";
import { defaultCount } from "./section-modes.ts";
import { timeline, uniqueKind } from "./timeline.ts";

/** Proposes a section for a master without pages, with a mode that fits its name. */
export function proposeSection(plan: WrittenPlan, masters: readonly string[]): WrittenPlanSection {
  const used = new Set(mastersOf(plan.sections));
  const unused = masters.find((name) => !used.has(name));
  const master = unused ?? masters[0] ?? "";
  const generate = modeFor(unused ?? "");
  return {
    kind: uniqueKind(plan, kindFor(unused ?? "")),
    master,
    generate,
    ...(generate === "count" && { count: defaultCount }),
    anchors: [],
    context: {},
  };
}

/** Inserts a copy after its original, in the list and in the page order. */
export function duplicateSection(plan: WrittenPlan, index: number): WrittenPlan {
  const original = plan.sections[index];
  if (!original) return plan;
  const copy = copyOf(plan, original);
  const order = pageOrder(plan);
  return {
    ...plan,
    sections: plan.sections.toSpliced(index + 1, 0, copy),
    order: copy.kind === "" ? order : order.toSpliced(order.indexOf(original.kind) + 1, 0, copy.kind),
  };
}

/**
 * Returns a copy with free kinds. Destinations and bindings that begin with the old kind begin with the new one; other
 * destinations stay with the original, because a name can exist once.
 */
function copyOf(plan: WrittenPlan, { nested, ...section }: WrittenPlanSection): WrittenPlanSection {
  const { kind: from } = section;
  const kind = from === "" ? "" : uniqueKind(plan, from);
  const isOwn = (written: string, end: string) => from !== "" && written.startsWith(from + end);
  const renamed = (written: string) => kind + written.slice(from.length);
  const copy = {
    ...section,
    kind,
    anchors: section.anchors
      .filter(({ dest_id }) => isOwn(dest_id, ":"))
      .map((anchor) => ({ ...anchor, dest_id: renamed(anchor.dest_id) })),
    context: Object.fromEntries(
      Object.entries(section.context).map(([name, value]) => [name, isOwn(value, "(") ? renamed(value) : value]),
    ),
  };
  if (!nested) return copy;
  let seen: WrittenPlan = { ...plan, sections: [...plan.sections, copy] };
  const copies = nested.map((inner) => {
    const made = copyOf(seen, inner);
    seen = { ...seen, sections: [...seen.sections, made] };
    return made;
  });
  return { ...copy, nested: copies };
}

function mastersOf(sections: readonly WrittenPlanSection[]): string[] {
  return sections.flatMap(({ master, nested = [] }) => [master, ...mastersOf(nested)]);
}

function modeFor(master: string): WrittenPlanSection["generate"] {
  return timeline.find(({ masterName }) => masterName.test(master))?.generate ?? "once";
}

/** Returns a kind such as "day_notes" for "Day notes", because kinds are part of destination names. */
function kindFor(master: string): string {
  const plain = master.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "_");
  return plain.replace(/^_|_$/g, "") || "section";
}
