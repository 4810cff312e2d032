import { Report } from "@octavo/foundation";
import type { NamesOf } from "./calendar/calendar-names.ts";
import { expandPlan } from "./expand/expand-plan.ts";
import { canonicalNames, shortNames } from "./language/destination-names.ts";
import { automaticVariables, itemOf, pageVariables, parentKeys } from "./language/page-variables.ts";
import { substitute } from "./language/tokens.ts";
import { type PageRecord, pageRecords } from "./layout/page-facts.ts";
import { pageLabel } from "./layout/page-label.ts";
import { noHolidays } from "./model/holidays.ts";
import type { Plan, PlanSection } from "./model/plan.ts";

export interface SampleItem {
  readonly page: number;
  /** Label of the page in a reader: "2026-01-15". */
  readonly label: string;
  readonly destinations: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** First items of the section with a kind, at any level of the plan. */
export function sampleItems(plan: Plan, kind: string, most: number, namesOf: NamesOf): readonly SampleItem[] {
  const template = expandPlan(
    { canvas: undefined, masters: designsOf(plan.sections), pages: [] },
    { ...untitled, plan },
    { profiles: [], holidays: noHolidays },
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

/** Blank designs for all masters of the plan. */
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

/** Also the variables of the parent section, with and without the prefix "parent_". */
function variableNames({ section, parent }: PageRecord): readonly string[] {
  const counters = Object.keys(section.counters ?? {}).flatMap((name) => [name, `${name}_prev`, `${name}_next`]);
  const around = parent ? variableNames(parent) : [];
  const ofParent = around.map((name) => `parent_${name}`);
  return [...new Set([...automaticVariables, ...counters, ...Object.keys(section.context), ...around, ...ofParent])];
}
