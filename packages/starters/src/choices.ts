/** Choices of a planner: device, dates, language and options. The web page, the command line and addresses share them. */
import { canonicalLocale, type DeviceProfile, findProfile, type WeekStart, weekdays } from "@octavo/engine";
import { type CalendarSystem, calendarSystems, parseDate, usualWeekStart } from "@octavo/foundation";
import { devicePage, drawnPage, suitsStarters, themesFor } from "./device-page.ts";
import { describeValues, type Layout, type Layouts, readLayout, standardOf } from "./layouts/layout.ts";
import { hasRoomOn } from "./layouts/room.ts";
import type { Region } from "./region.ts";
import type { Starter } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { themes } from "./themes/index.ts";
import { inLanguage } from "./translate.ts";
import { type DateRange, formatYears, wholeYear, yearIn } from "./years.ts";

export interface PlannerChoices extends DateRange {
  /** Id of a device in portrait. */
  readonly device: string;
  readonly landscape: boolean;
  /** Calendar of the months. */
  readonly calendar: CalendarSystem;
  readonly locale: string;
  readonly weekStart: WeekStart;
  /** Kinds of the included optional sections, in the order of the starter. */
  readonly sections: readonly string[];
  /** Labels of schedules. */
  readonly hours: "12" | "24";
  /** Id of a theme. */
  readonly theme: string;
  readonly leftHanded: boolean;
  /** Undefined is the device's own side, or the other side if left-handed. */
  readonly toolbar: "left" | "right" | undefined;
  /** Values that are not the starter's standard ones. */
  readonly layouts: Layouts;
}

/**
 * Name of a planner, of its file and of the project: "Weekly planner 2027". `text` translates the names that a starter has in
 * English only.
 */
export function plannerName(
  { name }: Pick<Starter, "name">,
  { locale, calendar, from, to }: Pick<PlannerChoices, "locale" | "calendar" | "from" | "to">,
  text: (english: string) => string = (english) => english,
): string {
  return `${inLanguage(name, locale) ?? text(name.en)} ${formatYears({ from, to }, calendar)}`;
}

/** Names in an address, besides those of layouts. The command line has the same options, with `profile` for `device`. */
export type ChoiceName =
  | "device"
  | "landscape"
  | "calendar"
  | "year"
  | "from"
  | "to"
  | "locale"
  | "week-start"
  | "with"
  | "without"
  | "hours"
  | "theme"
  | "toolbar"
  | "left-handed";

/** Also with names of layouts. */
export type WrittenChoices = Readonly<Partial<Record<ChoiceName, string>> & Record<string, string | undefined>>;

/** A value that was replaced by the default. */
export interface ChoiceProblem {
  readonly name: string;
  readonly value: string;
  readonly code:
    | "unknown_device"
    | "unsuitable_device"
    | "no_landscape"
    | "unknown_calendar"
    | "invalid_year"
    | "invalid_date"
    | "year_and_dates"
    | "date_missing"
    | "dates_reversed"
    | "unknown_language"
    | "unknown_weekday"
    | "unknown_section"
    | "invalid_hours"
    | "unknown_theme"
    | "no_theme_choice"
    | "no_room_for_theme"
    | "invalid_side"
    | "no_toolbar_choice"
    | "invalid_switch"
    | "unknown_layout"
    | "invalid_distance"
    | "invalid_hour_range"
    | "invalid_several"
    | "invalid_names"
    | "no_layout"
    | "no_room"
    | "no_room_in_theme";
  /** Accepted values, if they can be listed. */
  readonly known: readonly string[];
}

export interface ChoiceResult {
  readonly choices: PlannerChoices;
  readonly problems: readonly ChoiceProblem[];
}

export interface ChoiceContext {
  readonly starter: Starter;
  readonly profiles: readonly DeviceProfile[];
  /** Used for missing and unusable values. */
  readonly defaults: PlannerChoices;
  /** Names of layouts that are reported if the starter lacks them. */
  readonly layoutNames?: readonly string[];
}

interface DefaultsOfUser {
  readonly device: string;
  /** In the calendar of the months. */
  readonly year: number;
  readonly locale: string;
  /** Default: Gregorian. */
  readonly calendar?: CalendarSystem | undefined;
  /** Undefined is the usual first day of weeks in the calendar, and a 24-hour clock. */
  readonly region?: Pick<Region, "weekStart" | "hours"> | undefined;
}

/** Device, year, language and region are the caller's, because the last device, the clock and the user's language are. */
export function defaultChoices(starter: Starter, user: DefaultsOfUser): PlannerChoices {
  const { device, year, locale, calendar = "gregorian", region } = user;
  return {
    device,
    landscape: false,
    calendar,
    ...wholeYear(String(year), starter, calendar),
    locale,
    weekStart: region?.weekStart ?? usualWeekStart(calendar),
    sections: starter.optional.filter(({ included }) => included).map(({ section }) => section),
    hours: region?.hours ?? "24",
    theme: classic.id,
    leftHanded: false,
    toolbar: undefined,
    layouts: {},
  };
}

/** Profile of the device, upright or in landscape. */
export function profileOf(
  { device, landscape }: Pick<PlannerChoices, "device" | "landscape">,
  profiles: readonly DeviceProfile[],
): DeviceProfile | undefined {
  return findProfile(profiles, landscape ? device + landscapeEnding : device);
}

const landscapeEnding = "-landscape";

/** Device and direction of a profile. */
export function deviceOf(profileId: string): Pick<PlannerChoices, "device" | "landscape"> {
  const landscape = profileId.endsWith(landscapeEnding);
  return { device: landscape ? profileId.slice(0, -landscapeEnding.length) : profileId, landscape };
}

/** The toolbar of a device can change sides if it is at the left or the right. */
export function hasToolbarChoice(profile: DeviceProfile | undefined): boolean {
  return profile?.toolbar?.edge === "left" || profile?.toolbar?.edge === "right";
}

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
