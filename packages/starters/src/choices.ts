/** Choices of a planner: device, dates, language and options. The web page, the command line and addresses share them. */
import { type DeviceProfile, findProfile, type WeekStart } from "@octavo/engine";
import { type CalendarSystem, usualWeekStart } from "@octavo/foundation";
import type { Layouts } from "./layouts/layout.ts";
import type { Region } from "./region.ts";
import type { Starter } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { inLanguage } from "./translate.ts";
import { type DateRange, formatYears, wholeYear } from "./years.ts";

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

/** Of ids of profiles. */
export const landscapeEnding = "-landscape";

/** Device and direction of a profile. */
export function deviceOf(profileId: string): Pick<PlannerChoices, "device" | "landscape"> {
  const landscape = profileId.endsWith(landscapeEnding);
  return { device: landscape ? profileId.slice(0, -landscapeEnding.length) : profileId, landscape };
}

/** The toolbar of a device can change sides if it is at the left or the right. */
export function hasToolbarChoice(profile: DeviceProfile | undefined): boolean {
  return profile?.toolbar?.edge === "left" || profile?.toolbar?.edge === "right";
}
