import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
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

function mastersOf(sections: readonly WrittenPlanSection[]): string[] {
  return sections.flatMap(({ master, nested = [] }) => [master, ...mastersOf(nested)]);
}

function modeFor(master: string): WrittenPlanSection["generate"] {
  return timeline.find(({ masterName }) => masterName.test(master))?.generate ?? "once";
}

/** Returns a kind such as "day_notes" for "Day notes", because kinds are part of destination names. */
function kindFor(master: string): string {
  const plain = master.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_");
  return plain.replace(/^_|_$/g, "") || "section";
}
