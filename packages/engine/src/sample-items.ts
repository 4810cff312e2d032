import { Report } from "@octavo/foundation";
import { calendarOf } from "./calendar/document-calendar.ts";
import { expandPlan } from "./expand/expand-plan.ts";
import { canonicalNames, shortNames } from "./language/destination-names.ts";
import { itemOf, parentKeys } from "./language/page-facts.ts";
import { automaticVariables, categoryOf, pageVariables, variableCategories } from "./language/page-variables.ts";
import { substitute } from "./language/tokens.ts";
import { pageLabel } from "./layout/page-label.ts";
import { type PageRecord, pageRecords } from "./layout/page-records.ts";
import type { Plan, PlanSection } from "./model/plan.ts";
import type { TemplateSection } from "./model/template.ts";
import type { World } from "./world.ts";

export interface SampleItem {
  readonly page: number;
  /** Label of the page in a reader: "2026-01-15". */
  readonly label: string;
  readonly destinations: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  /** Names of the variables by English category. The author's are in "Custom", the first. */
  readonly categories: readonly VariableCategory[];
}

interface VariableCategory {
  readonly name: string;
  readonly variables: readonly string[];
}

type SampleWorld = Pick<World, "names" | "holidays" | "almanac">;

/** First items of the section with a kind, at any level of the plan. */
export function sampleItems(
  plan: Plan,
  kind: string,
  most: number,
  { names, holidays, almanac }: SampleWorld,
): readonly SampleItem[] {
  const template = expandPlan(
    { canvas: undefined, masters: designsOf(plan.sections), pages: [] },
    { ...untitled, plan },
    { profiles: [], holidays, almanac },
    new Report(),
  );
  const own = calendarOf(almanac, template.metadata.calendar, plan.locale);
  const records = pageRecords(template, { names: names(plan.locale, own), calendar: own, almanac }).filter(
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
    item ? namesOf(section, item, facts, parentKeys(facts)) : [],
  );
  const variables = Object.fromEntries(
    variableNames(record).flatMap((name): [string, string][] => {
      const value = lookup(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    page: facts.page,
    label: pageLabel(record),
    destinations: [...new Set([...anchors, ...named])],
    variables,
    categories: categorized(Object.keys(variables), section),
  };
}

function categorized(
  names: readonly string[],
  { context, counters = {} }: TemplateSection,
): readonly VariableCategory[] {
  const own = "Custom";
  const isOwn = (name: string) => Object.hasOwn(context, name) || Object.hasOwn(counters, name);
  const groups = Map.groupBy(names, (name) => (isOwn(name) ? undefined : categoryOf(name)) ?? own);
  return [own, ...variableCategories].flatMap((name) => {
    const variables = groups.get(name);
    return variables ? [{ name, variables }] : [];
  });
}

/** Also the variables of the parent section, with and without the prefix "parent_". */
function variableNames({ section, parent }: PageRecord): readonly string[] {
  const counters = Object.keys(section.counters ?? {}).flatMap((name) => [name, `${name}_prev`, `${name}_next`]);
  const around = parent ? variableNames(parent) : [];
  const ofParent = around.map((name) => `parent_${name}`);
  return [...new Set([...automaticVariables, ...counters, ...Object.keys(section.context), ...around, ...ofParent])];
}
