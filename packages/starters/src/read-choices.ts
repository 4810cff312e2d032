/** Reads choices as addresses and the command line have them. Apart from the choices, because the first screen reads none. */
import { canonicalLocale, type DeviceProfile, findProfile, weekdays } from "@octavo/engine";
import { type CalendarSystem, calendarSystems, parseDate } from "@octavo/foundation";
import {
  type ChoiceContext,
  type ChoiceName,
  type ChoiceProblem,
  type ChoiceResult,
  deviceOf,
  hasToolbarChoice,
  landscapeEnding,
  type PlannerChoices,
  profileOf,
  type WrittenChoices,
} from "./choices.ts";
import { devicePage, drawnPage, suitsStarters, themesFor } from "./device-page.ts";
import { describeValues, type Layout, type Layouts, readLayout, standardOf } from "./layouts/layout.ts";
import { hasRoomOn } from "./layouts/room.ts";
import type { Starter } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { themes } from "./themes/index.ts";
import { type DateRange, wholeYear, yearIn } from "./years.ts";

/** The calendar of choices, which decides about the defaults of others. Undefined if it is missing or unknown. */
export function writtenCalendar({ calendar = "" }: WrittenChoices): CalendarSystem | undefined {
  return calendarSystems.find((system) => system === calendar.trim().toLowerCase());
}

/** Reads written choices. Never throws. */
export function readChoices(written: WrittenChoices, context: ChoiceContext): ChoiceResult {
  const problems: ChoiceProblem[] = [];
  const read: Reader = {
    ...context,
    written,
    report: (name, code, known = []) => void problems.push({ name, value: written[name] ?? "", code, known }),
  };
  const device = readDevice(read);
  const theme = readTheme(read, device);
  const calendar = readOneOf(read, "calendar", calendarSystems, "unknown_calendar") ?? context.defaults.calendar;
  const choices: PlannerChoices = {
    ...device,
    calendar,
    ...readDates(read, calendar),
    locale: readLocale(read),
    weekStart: readOneOf(read, "week-start", weekdays, "unknown_weekday") ?? context.defaults.weekStart,
    sections: readSections(read),
    hours: readOneOf(read, "hours", ["12", "24"], "invalid_hours") ?? context.defaults.hours,
    theme,
    leftHanded: readSwitch(read, "left-handed", context.defaults.leftHanded),
    toolbar: readToolbar(read, device),
    layouts: readLayouts(read, profileOf(device, context.profiles), theme),
  };
  return { choices, problems };
}

interface Reader extends ChoiceContext {
  readonly written: WrittenChoices;
  readonly report: (name: string, code: ChoiceProblem["code"], known?: readonly string[]) => void;
}

function readDevice(read: Reader): Pick<PlannerChoices, "device" | "landscape"> {
  const { written, profiles, defaults, report } = read;
  const found = written.device === undefined ? undefined : findProfile(profiles, written.device);
  if (written.device !== undefined && !found)
    report(
      "device",
      "unknown_device",
      profiles.map(({ id }) => id).filter((id) => !id.endsWith(landscapeEnding)),
    );
  const { device, landscape: isTurned } = deviceOf(found?.id ?? defaults.device);
  const landscape = isTurned || readSwitch(read, "landscape", defaults.landscape);
  const profile = profileOf({ device, landscape }, profiles);
  if (!profile || suitsStarters(profile)) return { device, landscape };
  const upright = profileOf({ device, landscape: false }, profiles);
  if (landscape && upright && suitsStarters(upright)) {
    report("landscape", "no_landscape");
    return { device, landscape: false };
  }
  report("device", "unsuitable_device", suitableDevices(profiles));
  return { device: defaults.device, landscape: defaults.landscape };
}

function suitableDevices(profiles: readonly DeviceProfile[]): readonly string[] {
  return profiles
    .filter(({ id }) => !id.endsWith(landscapeEnding))
    .filter((profile) => suitsStarters(profile))
    .map(({ id }) => id);
}

function readLayouts(read: Reader, profile: DeviceProfile | undefined, theme: string): Layouts {
  const layouts = read.starter.layouts ?? [];
  for (const name of read.layoutNames ?? [])
    if (read.written[name] !== undefined && !layouts.some(({ id }) => id === name))
      read.report(
        name,
        "no_layout",
        layouts.map(({ id }) => id),
      );
  const values = layouts.map(
    (layout) => [layout.id, readOneLayout(read, layout, profile, theme), standardOf(layout)] as const,
  );
  return Object.fromEntries(values.filter(([, value, standard]) => value !== standard));
}

/** False for a layout that needs more room than the pages of the device have in a theme. Default: the usual theme. */
export function offers(layout: Layout, value: string, profile: DeviceProfile, theme = classic.id): boolean {
  if (layout.kind !== "one") return true;
  const used = themes.find(({ id }) => id === theme) ?? classic;
  const needs = layout.values.find((known) => known.value === value)?.needs;
  return hasRoomOn(needs, drawnPage(devicePage(profile), used), used);
}

/** Returns true if the pages of the planner have hours, whose clock can be chosen. */
export function showsHours({ hasHours, layouts = [] }: Starter, values: Layouts): boolean {
  const isChosen = (layout: Layout) =>
    layout.kind === "one" &&
    layout.values.some(({ value, hasHours: own }) => own && value === (values[layout.id] ?? layout.standard));
  return hasHours === true || layouts.some(isChosen);
}

const layoutCodes = {
  one: "unknown_layout",
  distance: "invalid_distance",
  hours: "invalid_hour_range",
  several: "invalid_several",
  names: "invalid_names",
} as const;

function readOneLayout(
  { written, defaults, report }: Reader,
  layout: Layout,
  profile: DeviceProfile | undefined,
  theme: string,
): string {
  const { id, kind } = layout;
  const standard = defaults.layouts[id] ?? standardOf(layout);
  const value = written[id];
  if (value === undefined) return standard;
  const known = readLayout(layout, value);
  if (known === undefined) report(id, layoutCodes[kind], describeValues(layout));
  else if (profile && !offers(layout, known, profile, theme))
    report(id, offers(layout, known, profile) ? "no_room_in_theme" : "no_room");
  else return known;
  return standard;
}

/** First and last day of a plan. */
const limits: DateRange = { from: "1900-01-01", to: "2200-12-31" };

/** Days are Gregorian in every calendar. */
function readDates(read: Reader, calendar: CalendarSystem): DateRange {
  const { written, defaults, starter, report } = read;
  const { year, from, to } = written;
  if (from !== undefined || to !== undefined) {
    if (year !== undefined) report("year", "year_and_dates");
    return readRange(read) ?? defaults;
  }
  if (year === undefined) return { from: defaults.from, to: defaults.to };
  const whole = /^\d{4}$/.test(year) ? wholeYear(year, starter, calendar) : undefined;
  if (whole && isWithinLimits(whole.from)) return whole;
  report("year", "invalid_year", usableYears(starter, calendar));
  return { from: defaults.from, to: defaults.to };
}

/** First and last year that start between the limits. */
function usableYears(starter: Starter, calendar: CalendarSystem): readonly string[] {
  const { from, to } = limits;
  const years = [yearIn(from, calendar), String(Number(yearIn(from, calendar)) + 1), yearIn(to, calendar)];
  const usable = years.filter((year) => isWithinLimits(wholeYear(year, starter, calendar).from));
  return [usable.at(0) ?? "", usable.at(-1) ?? ""];
}

function readRange({ written: { from, to }, defaults, report }: Reader): DateRange {
  const standard = { from: defaults.from, to: defaults.to };
  if (from === undefined || to === undefined) {
    report(from === undefined ? "from" : "to", "date_missing");
    return standard;
  }
  const invalid = (["from", "to"] as const).filter((name) => !isDate({ from, to }[name]));
  for (const name of invalid) report(name, "invalid_date");
  if (invalid.length > 0) return standard;
  if (from <= to) return { from, to };
  report("to", "dates_reversed", [from]);
  return standard;
}

function isDate(written: string): boolean {
  return parseDate(written) !== undefined && written.length === 10 && isWithinLimits(written);
}

function isWithinLimits(written: string): boolean {
  return written >= limits.from && written <= limits.to;
}

function readLocale({ written: { locale }, defaults, report }: Reader): string {
  const known = locale === undefined ? defaults.locale : canonicalLocale(locale);
  if (known === undefined) report("locale", "unknown_language");
  return known ?? defaults.locale;
}

function readSections({ written, starter, defaults, report }: Reader): readonly string[] {
  const kinds = starter.optional.map(({ section }) => section);
  const listed = (name: "with" | "without") => {
    const names = (written[name] ?? "").split(",").map((kind) => kind.trim());
    const wanted = names.filter((kind) => kind !== "");
    if (wanted.some((kind) => !kinds.includes(kind))) report(name, "unknown_section", kinds);
    return wanted;
  };
  const [added, omitted] = [listed("with"), listed("without")];
  return kinds.filter((kind) => (defaults.sections.includes(kind) || added.includes(kind)) && !omitted.includes(kind));
}

function readToolbar(read: Reader, device: Pick<PlannerChoices, "device" | "landscape">): PlannerChoices["toolbar"] {
  const side = readOneOf(read, "toolbar", ["left", "right"], "invalid_side");
  if (side === undefined) return read.defaults.toolbar;
  if (hasToolbarChoice(profileOf(device, read.profiles))) return side;
  read.report("toolbar", "no_toolbar_choice");
  return undefined;
}

function readTheme(read: Reader, device: Pick<PlannerChoices, "device" | "landscape">): string {
  const { starter, defaults, profiles, report } = read;
  const ids = themes.map(({ id }) => id);
  const id = readOneOf(read, "theme", ids, "unknown_theme") ?? defaults.theme;
  const usable = themesFor(starter, profileOf(device, profiles)).map((theme) => theme.id);
  if (usable.includes(id)) return id;
  if (starter.isMeasured) report("theme", "no_theme_choice");
  else report("theme", "no_room_for_theme", usable);
  return classic.id;
}

function readOneOf<const T extends string>(
  { written, report }: Reader,
  name: ChoiceName,
  known: readonly T[],
  code: ChoiceProblem["code"],
): T | undefined {
  const value = written[name];
  const found = known.find((option) => option === value?.trim().toLowerCase());
  if (value !== undefined && found === undefined) report(name, code, known);
  return found;
}

function readSwitch({ written, report }: Reader, name: ChoiceName, standard: boolean): boolean {
  const value = written[name];
  if (value === undefined) return standard;
  if (value === "1" || value === "0") return value === "1";
  report(name, "invalid_switch", ["1", "0"]);
  return standard;
}
