/** Links in words: "Previous day", "The week of this page’s date". Each is a rule of the document format. */
import { type TemplateSection, variableOf } from "@octavo/engine";
import { modeOfUnit, type SectionUnit, sectionUnits } from "@octavo/foundation";

export type LinkMove = "previous" | "next" | "first" | "last" | "this" | "each" | "firstDay" | "lastDay";

export type Period = Exclude<SectionUnit, "once" | "event" | "count">;

export interface LinkIntent {
  readonly move: LinkMove;
  /** Unit of the target, or of the period whose first or last day it is. */
  readonly unit: SectionUnit | "page";
  /** Kind of the target's section. Absent for pages and for the first section of a unit of dates. */
  readonly section?: string;
  readonly bind: string;
  /** Other rules with the same meaning. */
  readonly also: readonly string[];
}

/** Section of the page on which a link is. */
export type LinkContext = Pick<TemplateSection, "kind" | "unit" | "parent">;

/** In order of length. */
const periods: readonly Period[] = sectionUnits.filter((unit): unit is Period => modeOfUnit(unit).period !== undefined);

const lengths: Readonly<Record<string, number>> = Object.fromEntries(periods.map((period, i) => [period, i]));

interface IntentOptions {
  readonly sections: readonly TemplateSection[];
  /** Undefined if the page is in no section. */
  readonly here: LinkContext | undefined;
  /** True if the widget links each of its entries by the same rule. */
  readonly perEntry: boolean;
}

/** Lists the links that a plan with these sections can have from a page of `here`, the nearest first. */
export function linkIntents({ sections, here, perEntry }: IntentOptions): readonly LinkIntent[] {
  const around = here && periodAround(here, sections);
  const ordered = sections.toSorted((a, b) => rank(a.unit) - rank(b.unit));
  const dated = ordered.flatMap((section) =>
    datedIntents(section, sections, around).filter(({ move }) => move !== "this" || section.kind !== here?.kind),
  );
  const others = ordered.flatMap((section) => (periodOf(section) ? [] : plainIntents(section, sections, here)));
  const each = perEntry ? ordered.flatMap((section) => eachIntent(section, sections)) : [];
  const nearness = ({ move, unit }: LinkIntent) => (unit === here?.unit && isStep(move) ? 0.5 : moves.indexOf(move));
  const found = [...each, ...dated, ...others, ...pageIntents];
  return found.toSorted((a, b) => nearness(a) - nearness(b));
}

const isStep = (move: LinkMove) => move === "previous" || move === "next";

/** In display order. The neighbors of the page are second. */
const moves: readonly LinkMove[] = ["each", "this", "previous", "next", "firstDay", "lastDay", "first", "last"];

function periodOf({ unit }: LinkContext): Period | undefined {
  return periods.find((period) => period === unit);
}

/** Period of the page's date, which a nested page has from its parent. */
function periodAround(here: LinkContext, sections: readonly TemplateSection[]): Period | undefined {
  const own = periodOf(here);
  if (own) return own;
  const parent = here.parent === undefined ? undefined : sections.find(({ kind }) => kind === here.parent);
  return parent && periodAround(parent, sections);
}

const rank = (unit: SectionUnit) => periods.indexOf(unit as Period) + 1 || periods.length + 1;

function datedIntents(
  section: TemplateSection,
  sections: readonly TemplateSection[],
  around: Period | undefined,
): readonly LinkIntent[] {
  const unit = periodOf(section);
  if (!unit) return [];
  const toSection = ruleMaker(section, sections);
  const ends = [toSection("first", unit, ["first"]), toSection("last", unit, ["last"])];
  if (around === undefined) return ends;
  const hasNeighbors = rank(around) <= rank(unit);
  const isContainer = unit !== "day" || around === "day";
  const step = (move: LinkMove, suffix: string) => {
    const values = (modeOfUnit(unit).period?.steps ?? []).map((name) => `@${name}${suffix}`);
    return toSection(move, unit, values);
  };
  return [
    ...(hasNeighbors ? [step("previous", "_prev"), step("next", "_next")] : []),
    ...(isContainer ? [toSection("this", unit, modeOfUnit(unit).links)] : []),
    ...(unit === "day" ? daysOf(around, toSection) : []),
    ...ends,
  ];
}

/** First and last day of the periods around a page. */
function daysOf(around: Period, toSection: RuleMaker): readonly LinkIntent[] {
  return periods
    .filter((period) => period !== "day" && rank(period) >= rank(around))
    .flatMap((period) => [
      toSection("firstDay", period, [`@${period}_first_day`]),
      toSection("lastDay", period, [`@${period}_last_day`]),
    ]);
}

type RuleMaker = (move: LinkMove, unit: LinkIntent["unit"], values: readonly string[]) => LinkIntent;

/** Rules name the unit of dates, so that they survive a new name of the section and a paste into another planner. */
function ruleMaker({ kind, unit }: LinkContext, sections: readonly TemplateSection[]): RuleMaker {
  const isFirst = sections.find((section) => section.unit === unit)?.kind === kind;
  const functions = isFirst && unit !== "count" && unit !== "once" ? [unit, kind] : [kind];
  return (move, target, values) => {
    const [bind = "", ...also] = values.flatMap((value) => [...new Set(functions)].map((name) => `${name}(${value})`));
    return { move, unit: target, ...(functions.length === 1 && { section: kind }), bind, also };
  };
}

function plainIntents(
  section: TemplateSection,
  sections: readonly TemplateSection[],
  here: LinkContext | undefined,
): readonly LinkIntent[] {
  const { kind, unit, parent } = section;
  const toSection = ruleMaker(section, sections);
  const outer = sections.find((other) => other.kind === parent);
  const around = outer && periodOf(outer);
  if (around) {
    const [key = ""] = modeOfUnit(around).links;
    return [toSection("this", unit, [unit === "once" ? key : `${key}-1`])];
  }
  if (unit === "once") return [toSection("this", unit, ["index"])];
  const ends = [toSection("first", unit, ["first", "1"]), toSection("last", unit, ["last"])];
  if (here?.kind === kind)
    return [toSection("previous", unit, ["@index_prev"]), toSection("next", unit, ["@index_next"]), ...ends];
  return here?.unit === "count" ? [toSection("this", unit, ["@index"]), ...ends] : ends;
}

/** Entries of a list have an index, and those of a calendar a date. */
function eachIntent(section: TemplateSection, sections: readonly TemplateSection[]): readonly LinkIntent[] {
  if (section.unit === "once" || section.parent !== undefined) return [];
  const period = periodOf(section);
  const values = period ? modeOfUnit(period).links : ["@index"];
  return [ruleMaker(section, sections)("each", section.unit, values)];
}

const pageIntents: readonly LinkIntent[] = (
  [
    ["previous", "@page_prev"],
    ["next", "@page_next"],
    ["first", "first"],
    ["last", "last"],
  ] as const
).map(([move, value]) => ({ move, unit: "page", bind: `page(${value})`, also: [] }));

/**
 * True if a rule has the same meaning on pages of a section. "The previous day" has none on the page of a month, whose
 * previous date is a month earlier, and "the next note" has none outside the notes.
 */
export function keepsMeaning(bind: string, { kind, unit }: LinkContext): boolean {
  const [, name = ""] = /@(?:parent_)?(\w+)_(?:prev|next)\b/.exec(bind) ?? [];
  if (name === "index") return unit === "count" && bind.trim().startsWith(`${kind}(`);
  // The previous and next value of a variable are the page's neighbors up to the period in which it is constant.
  const longest = lengths[variableOf(name)?.constantIn ?? ""];
  return longest === undefined || (lengths[unit] ?? Number.POSITIVE_INFINITY) <= longest;
}
