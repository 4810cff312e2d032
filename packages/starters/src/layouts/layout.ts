/** Choices of page layouts: their names and values. The functions that draw them run where the engine does. */

import type { ChosenHours } from "../kit/hours.ts";

/** Chosen values by the id of the layout. */
export type Layouts = Readonly<Record<string, string>>;

interface Described {
  /** Name in an address, and option of the command line. */
  readonly id: string;
  readonly label: string;
  /** English names of masters that show the layout, those that show it best first. */
  readonly shownBy?: readonly string[];
}

export interface LayoutValue {
  readonly value: string;
  readonly label: string;
  /** Room that small devices lack. */
  readonly needs?: "columns" | "list" | "side tabs" | "week row" | "week rows";
  /** Its pages have hours. */
  readonly hasHours?: true;
}

/** One of several values. */
export interface OneLayout extends Described {
  readonly kind: "one";
  readonly values: readonly LayoutValue[];
  /** Value of planners without a choice. */
  readonly standard: string;
}

/** A distance in millimeters. The standard is that of the device. */
export interface Distance extends Described {
  readonly kind: "distance";
  readonly least: number;
  readonly most: number;
}

/** First and last hour of the day, each with a row: `7-20`. The standard is that of the layout and the device. */
export interface HourRange extends Described {
  readonly kind: "hours";
}

/** Any of several values, each a number of times: `projects,people:2`. The standard is none. */
export interface SeveralLayouts extends Described {
  readonly kind: "several";
  readonly values: readonly LayoutValue[];
  /** Of each value. */
  readonly most: number;
  /** Pages of each, beside its index. */
  readonly pagesEach: number;
}

/** Names by list: `projects~Garden~House~~people2~Ann`. The standard is numbered pages. */
export interface NamedPages extends Described {
  readonly kind: "names";
  /** Lists of the starter, besides the collections that are chosen. */
  readonly values: readonly LayoutValue[];
  /** Of a list. */
  readonly most: number;
  readonly members?: Members;
}

/** A list for each name of one of the values, such as the pupils of classes: `pupils`, `pupils2`. */
export interface Members {
  readonly of: string;
  readonly value: string;
  readonly label: string;
  /** Name of the page that has the members if no name is given, before its number. */
  readonly usual: string;
}

export type Layout = OneLayout | Distance | HourRange | SeveralLayouts | NamedPages;

export const standardOf = (layout: Layout): string => (layout.kind === "one" ? layout.standard : "");

/** Returns the value as addresses have it. Undefined if the layout has no such value. */
export function readLayout(layout: Layout, written: string): string | undefined {
  if (layout.kind === "names") return readNames(layout, written);
  const value = written.trim().toLowerCase();
  if (layout.kind === "one") return layout.values.find((known) => known.value === value)?.value;
  if (layout.kind === "hours") return readHours(value);
  return layout.kind === "distance" ? readDistance(layout, value) : readSeveral(layout, value);
}

function readHours(value: string): string | undefined {
  if (value === "") return "";
  const hours = hoursOf(value);
  return hours && hours.first < hours.last && hours.last < 24 ? writeHours(hours) : undefined;
}

/** Undefined if no hours are chosen. */
export function hoursOf(value: string): ChosenHours | undefined {
  const [, first, last] = /^(\d{1,2}) ?[-–] ?(\d{1,2})$/.exec(value) ?? [];
  return last === undefined ? undefined : { first: Number(first), last: Number(last) };
}

export const writeHours = ({ first, last }: ChosenHours): string => `${first}-${last}`;

function readDistance({ least, most }: Distance, value: string): string | undefined {
  if (value === "") return "";
  const millimeters = /^\d{1,3}(\.\d)?$/.test(value) ? Number(value) : Number.NaN;
  return millimeters >= least && millimeters <= most ? String(millimeters) : undefined;
}

function readSeveral(layout: SeveralLayouts, value: string): string | undefined {
  const written = value.split(",").filter((part) => part.trim() !== "");
  const counts = new Map<string, number>();
  for (const part of written) {
    const [, name = "", count = "1"] = /^([a-z-]+)(?::(\d))?$/.exec(part.trim()) ?? [];
    if (!layout.values.some((known) => known.value === name)) return undefined;
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  return [...counts.values()].some((count) => count > layout.most) ? undefined : writeSeveral(layout, counts);
}

/** Number of times of each chosen value. */
export function countsOf(value: string): ReadonlyMap<string, number> {
  const parts = value.split(",").filter((part) => part !== "");
  return new Map(parts.map((part) => [part.split(":")[0] ?? "", Number(part.split(":")[1] ?? "1")]));
}

/** In the order of the layout's values. */
export function writeSeveral({ values }: SeveralLayouts, counts: ReadonlyMap<string, number>): string {
  const chosen = values.map(({ value }) => [value, counts.get(value) ?? 0] as const).filter(([, count]) => count > 0);
  return chosen.map(([value, count]) => (count === 1 ? value : `${value}:${count}`)).join(",");
}

/** Most characters of all names together, so that addresses and projects can hold them. */
export const mostNameCharacters = 1000;

function readNames(layout: NamedPages, written: string): string | undefined {
  const value = writeNames(namesOf(written));
  const isShort = [...namesOf(value).values()].every((names) => names.length <= layout.most);
  return isShort && value.length <= mostNameCharacters ? value : undefined;
}

/** Names by the list that they are for. Empty names are left out. */
export function namesOf(value: string): ReadonlyMap<string, readonly string[]> {
  const lists = value.split("~~").map((list) => list.split("~"));
  return new Map(lists.map(([list = "", ...names]) => [list.trim(), tidyNames(names)]));
}

/** A tilde divides names, so that one in a name becomes a hyphen. */
export function writeNames(names: ReadonlyMap<string, readonly string[]>): string {
  const lists = [...names].map(([list, all]) => [list, ...tidyNames(all)]).filter((list) => list.length > 1);
  return lists.map((list) => list.join("~")).join("~~");
}

const tidyNames = (names: readonly string[]) =>
  names.map((name) => name.replaceAll("~", "-").replace(/\s+/g, " ").trim()).filter((name) => name !== "");

/** Accepted values, for messages. */
export function describeValues(layout: Layout): readonly string[] {
  if (layout.kind === "distance") return [`${layout.least}–${layout.most}`];
  if (layout.kind === "names") return [String(layout.most), String(mostNameCharacters)];
  if (layout.kind === "hours") return ["7-20"];
  return layout.values.map(({ value }) => value);
}

/** The chosen value, or that of planners without a choice. */
export function chosen<const L extends OneLayout>(
  layouts: Layouts | undefined,
  { id, standard }: L,
): L["values"][number]["value"] {
  return layouts?.[id] ?? standard;
}
