/** What a section will make, shown before there is a design for it: the first items with their pages, names and values. */
import { expandPlan } from "./expand/expand-plan.ts";
import type { NamesOf } from "./foundation/calendar-names.ts";
import { Report } from "./foundation/diagnostic.ts";
import { canonicalNames, shortNames } from "./language/destination-names.ts";
import { automaticVariables, itemOf, pageVariables, parentKeys } from "./language/page-variables.ts";
import { substitute } from "./language/tokens.ts";
import { type PageRecord, pageRecords } from "./layout/page-facts.ts";
import { pageLabel } from "./layout/page-label.ts";
import type { Plan, PlanSection } from "./model/plan.ts";

export interface SampleItem {
  readonly page: number;
  /** As the page is called in a reader: "2026-01-15". */
  readonly label: string;
  /** Names that links can use for it. */
  readonly destinations: readonly string[];
  /** Every variable that its pages have, with its value there. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The first items of the section of that kind, wherever in the plan it stands. */
export function sampleItems(plan: Plan, kind: string, most: number, namesOf: NamesOf): readonly SampleItem[] {
  const template = expandPlan(
    { canvas: undefined, masters: designsOf(plan.sections), pages: [] },
    { ...untitled, plan },
    [],
    new Report(),
  );
  const records = pageRecords(template, namesOf(plan.locale)).filter(
    ({ section, facts }) => section.kind === kind && itemOf(facts)?.pages[0] === facts.page,
  );
  return records.slice(0, most).map(sampleItem);
}

const untitled = {
  name: "",
  description: "",
  category: "",
  author: "",
  profile: "",
  canvas: undefined,
  compilation_rules: [],
};

/** Blank designs for whatever the plan names, so that it can be expanded without a library. */
function designsOf(sections: readonly PlanSection[]): { name: string; description: string; widgets: [] }[] {
  return sections.flatMap(({ master, nested }) => [
    { name: master, description: "", widgets: [] },
    ...designsOf(nested),
  ]);
}

function sampleItem(record: PageRecord): SampleItem {
  const { section, facts } = record;
  const item = itemOf(facts);
  const lookup = pageVariables(facts);
  const anchors = section.anchors.map((anchor) => substitute(anchor, lookup).text);
  const named = [canonicalNames, shortNames].flatMap((namesOf) =>
    item ? namesOf(section, item, facts.weekStart, parentKeys(facts)) : [],
  );
  return {
    page: facts.page,
    label: pageLabel(record),
    destinations: [...new Set([...anchors, ...named])],
    variables: Object.fromEntries(
      variableNames(record).flatMap((name): [string, string][] => {
        const value = lookup(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/** Those of the items around it among them, by their own names and as the parent's. */
function variableNames({ section, parent }: PageRecord): readonly string[] {
  const counters = Object.keys(section.counters ?? {}).flatMap((name) => [name, `${name}_prev`, `${name}_next`]);
  const around = parent ? variableNames(parent) : [];
  const ofParent = around.map((name) => `parent_${name}`);
  return [...new Set([...automaticVariables, ...counters, ...Object.keys(section.context), ...around, ...ofParent])];
}
