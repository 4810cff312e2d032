import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { addSection, allKinds, pageOrder, removeSection } from "./plan-draft.ts";
import { defaultCount } from "./section-modes.ts";

export interface TimelinePart {
  readonly name: string;
  readonly description: string;
  readonly kind: string;
  readonly generate: WrittenPlanSection["generate"];
  /** Matches typical names of its masters. */
  readonly masterName: RegExp;
}

export const timeline: readonly TimelinePart[] = [
  {
    name: "Year",
    description: "One page for the whole period",
    kind: "year",
    generate: "once",
    masterName: /year|annual/i,
  },
  {
    name: "Months",
    description: "One page per month",
    kind: "months",
    generate: "each_month",
    masterName: /month/i,
  },
  { name: "Weeks", description: "One page per week", kind: "weeks", generate: "each_week", masterName: /week/i },
  { name: "Days", description: "One page per day", kind: "days", generate: "each_day", masterName: /da(y|ily)/i },
  { name: "Notes", description: "Numbered pages for notes", kind: "notes", generate: "count", masterName: /note/i },
];

/** Sections that were added together: those of a list, with their index and notes. */
export interface AddedPart {
  readonly name: string;
  readonly indices: readonly number[];
}

/**
 * Finds lists by the names of their kinds and masters: "pupils" of "Pupils", "pupils_index" of "Pupils (index)". Other sections
 * with a page for each row are lists, too.
 */
export function addedParts({ sections }: Pick<WrittenPlan, "sections">): readonly AddedPart[] {
  return sections.flatMap(({ kind, master, generate, rows }, own) => {
    const isRelated = (other: WrittenPlanSection) =>
      other.kind.startsWith(`${kind}_`) && other.master.startsWith(`${master} (`);
    if (kind === "" || master === "") return [];
    const isPart = sections.some(
      (other) => kind.startsWith(`${other.kind}_`) && master.startsWith(`${other.master} (`),
    );
    if (!sections.some(isRelated)) {
      if (generate !== "each_row" || isPart) return [];
      return [{ name: (typeof rows === "string" ? rows : rows?.table) ?? master, indices: [own] }];
    }
    const indices = sections.flatMap((other, i) => (other.kind === kind || isRelated(other) ? [i] : []));
    return [{ name: master, indices }];
  });
}

/** Names of the sections of lists, by their kinds. */
export function namesOfAdded(plan: Pick<WrittenPlan, "sections">): ReadonlyMap<string, string> {
  const indices = addedParts(plan).flatMap((part) => part.indices);
  return new Map(indices.flatMap((i) => (plan.sections[i] ? [[plan.sections[i].kind, plan.sections[i].master]] : [])));
}

/** Returns the sections of a part, without those of lists. Sections generated once are recognized by their name. */
export function sectionsOf({ sections }: WrittenPlan, part: TimelinePart): readonly number[] {
  const added = new Set(addedParts({ sections }).flatMap(({ indices }) => indices));
  return sections.flatMap((section, index) => (!added.has(index) && matchesPart(section, part) ? [index] : []));
}

function matchesPart({ generate, kind, master }: WrittenPlanSection, part: TimelinePart): boolean {
  const isYear = part.generate === "once" && generate === "each_year";
  if (generate !== part.generate && !isYear) return false;
  return part.generate !== "once" || part.masterName.test(kind) || part.masterName.test(master);
}

/** Adds a part with a fitting master, before the parts that usually follow it. */
export function addPart(plan: WrittenPlan, part: TimelinePart, masters: readonly string[]): WrittenPlan {
  const kind = uniqueKind(plan, part.kind);
  const section: WrittenPlanSection = {
    kind,
    master: masterFor(part, masters),
    generate: part.generate,
    ...(part.generate === "count" && { count: defaultCount }),
    anchors: [],
    context: {},
  };
  const later = timeline.slice(timeline.indexOf(part) + 1);
  return { ...addSection(plan, section), order: orderWith(plan, kind, later) };
}

/** Prefers "Day" to "Day notes". */
function masterFor({ masterName }: TimelinePart, masters: readonly string[]): string {
  const fitting = masters.filter((name) => masterName.test(name)).sort((a, b) => a.length - b.length);
  return fitting[0] ?? masters[0] ?? "";
}

function orderWith(plan: WrittenPlan, kind: string, later: readonly TimelinePart[]): string[] {
  const order = pageOrder(plan);
  const laterKinds = new Set(later.flatMap((part) => sectionsOf(plan, part).map((i) => plan.sections[i]?.kind)));
  const place = order.findIndex((known) => laterKinds.has(known));
  return place < 0 ? [...order, kind] : [...order.slice(0, place), kind, ...order.slice(place)];
}

export function removePart(plan: WrittenPlan, part: TimelinePart): WrittenPlan {
  return sectionsOf(plan, part).reduceRight((rest, index) => removeSection(rest, index), plan);
}

/** Returns a kind that no other section of the plan has. */
export function uniqueKind({ sections }: WrittenPlan, wanted: string): string {
  const taken = new Set(allKinds(sections));
  let kind = wanted;
  for (let number = 2; taken.has(kind); number++) kind = `${wanted}_${number}`;
  return kind;
}
