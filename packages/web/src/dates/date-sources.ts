/** Operations on the sources of a plan's dates. Each returns a new plan. */
import type { WrittenPlan } from "@octavo/contract";
import { freePattern, nameOfSource } from "@octavo/engine";
import { uniqueName } from "@octavo/foundation";

export type WrittenSource = NonNullable<WrittenPlan["dates"]>[number];
/** Fields that are undefined are removed. */
export type SourceChange = { readonly [Field in keyof WrittenSource]?: WrittenSource[Field] | undefined };
export type ChangeSource = (change: SourceChange, field: string) => void;

/** A plan whose sources can change: the draft of a project, or the planner of a visitor. */
export interface DatesDraft {
  readonly plan: WrittenPlan;
  readonly edit: (change: (plan: WrittenPlan) => WrittenPlan) => void;
}

export type SourceKind = "calendar" | "holidays" | "days" | "birthdays";

export function sourcesOf({ dates = [] }: Pick<WrittenPlan, "dates">): readonly WrittenSource[] {
  return dates;
}

export function kindOfSource({ holidays, imported, rows = "" }: WrittenSource): SourceKind {
  if (holidays !== undefined) return "holidays";
  if (imported) return "calendar";
  return rows !== "" &&
    rows
      .trimEnd()
      .split("\n")
      .every((line) => line.includes(" | birthday"))
    ? "birthdays"
    : "days";
}

/** Names of the calendars with events, also of those that are parts of one file. */
export function calendarNames(plan: Pick<WrittenPlan, "dates">): readonly string[] {
  const calendars = sourcesOf(plan).filter((source) => ["calendar", "days"].includes(kindOfSource(source)));
  const names = calendars.flatMap((source) => {
    const inside = [...(source.rows ?? "").matchAll(/ \| in ([^|\n]+)/g)].map(([, name = ""]) => name.trim());
    return [nameOfSource(source), ...inside];
  });
  return [...new Set(names)];
}

export function hasBirthdays(plan: Pick<WrittenPlan, "dates">): boolean {
  return sourcesOf(plan).some(({ rows }) => rows?.includes(" | birthday"));
}

/** Adds a source at the end, with a name of its own, and a pattern of its own unless it has one. */
export function addSource<Plan extends Pick<WrittenPlan, "dates">>(plan: Plan, source: WrittenSource): Plan {
  const sources = sourcesOf(plan);
  const name = uniqueName(nameOfSource(source), sources.map(nameOfSource));
  const style = source.style ?? (source.holidays === undefined ? freePattern(sources) : undefined);
  return { ...plan, dates: [...sources, { ...source, name, ...(style && { style }) }] };
}

/** The holidays of the plan in the country of other ones. */
export function holidaysOfCountry(
  sources: readonly WrittenSource[],
  { holidays }: Pick<WrittenSource, "holidays">,
): WrittenSource | undefined {
  return holidays === undefined ? undefined : sources.find((source) => source.holidays === holidays);
}

/** Adds holidays, in place of those of the same country. */
export function addHolidays(plan: WrittenPlan, source: WrittenSource): WrittenPlan {
  const sources = sourcesOf(plan);
  const before = holidaysOfCountry(sources, source);
  if (!before) return addSource(plan, source);
  const others = sources.filter((one) => one !== before).map(nameOfSource);
  const name = uniqueName(nameOfSource(source), others);
  return changeSource(plan, sources.indexOf(before), { region: source.region, name });
}

export function changeSource(plan: WrittenPlan, index: number, change: SourceChange): WrittenPlan {
  const before = sourcesOf(plan)[index];
  if (!before) return plan;
  const fields = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  const after: WrittenSource = Object.fromEntries(fields);
  return { ...plan, dates: [...sourcesOf(plan)].with(index, after) };
}

export function removeSource(plan: WrittenPlan, index: number): WrittenPlan {
  const dates = sourcesOf(plan).toSpliced(index, 1);
  if (dates.length > 0) return { ...plan, dates };
  const { dates: _, ...rest } = plan;
  return rest;
}

/** A calendar that was added under another name, because a source had its own. */
export interface Twin {
  readonly name: string;
  /** Name of the source that was there before. */
  readonly of: string;
}

/** Moves the rows of a twin to the source that was there before, which keeps its filters and pattern. */
export function replaceTwin(plan: WrittenPlan, { name, of }: Twin): WrittenPlan {
  const indexOf = (wanted: string) => sourcesOf(plan).findIndex((source) => nameOfSource(source) === wanted);
  const [from, to] = [indexOf(name), indexOf(of)];
  const { rows, imported } = sourcesOf(plan)[from] ?? {};
  if (rows === undefined || to === -1) return plan;
  return removeSource(changeSource(plan, to, { rows, imported }), from);
}

export function restoreSource(plan: WrittenPlan, index: number, source: WrittenSource): WrittenPlan {
  return { ...plan, dates: sourcesOf(plan).toSpliced(index, 0, source) };
}

/** Lines with a date are birthdays. */
export function birthdayList(text: string): string {
  const isBirthday = (line: string) => /\d/.test(line) && !/^\s*(?:#|birthday |every )/i.test(line);
  const lines = text.split("\n").map((line) => (isBirthday(line) ? `birthday ${line.trim()}` : line));
  return lines.join("\n");
}

/** A list of words, as a user writes it in one field. */
export function wordsOf(text: string): string[] | undefined {
  const words = text
    .split(/[,،、，]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 ? words : undefined;
}
