import { type Budget, importLimits } from "./budget.ts";
import { type Component, type Property, propertiesOf, propertyOf } from "./components.ts";
import { parseRule, type Rule } from "./rule.ts";
import {
  type Duration,
  daySeconds,
  parseDateValue,
  parseDuration,
  parseText,
  parseTexts,
  type Seconds,
} from "./values.ts";
import { toCivil, toInstant, utc, yearOf, type Zone } from "./zone.ts";
import type { ZonesOfFile } from "./zones-of-file.ts";

/** A date or a time of a property. Floating times have no zone. */
export interface EventTime {
  readonly at: Seconds;
  readonly isDate: boolean;
  readonly zone: Zone | undefined;
}

/** Length of each occurrence. A duration is nominal, the time to DTEND is exact (RFC 5545, 3.8.5.3). */
export type EventLength = Duration | "none";

/** A VEVENT: an event with its repetitions, or a changed occurrence of one. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: EventTime;
  readonly length: EventLength;
  readonly rules: readonly Rule[];
  readonly excludedRules: readonly Rule[];
  readonly unknownRules: readonly string[];
  readonly dates: readonly AddedDate[];
  readonly excludedDates: readonly EventTime[];
  /** Numbers of EXDATE and EXRULE, and of RDATE, that cannot be read. */
  readonly unread: { readonly exceptions: number; readonly dates: number };
  readonly recurrenceId: EventTime | undefined;
  /** True if later occurrences change as well. */
  readonly andFuture: boolean;
  readonly isCancelled: boolean;
  readonly sequence: number;
  /** Time of the last change, for versions with equal sequence numbers. */
  readonly changed: Seconds;
  readonly categories: readonly string[];
  readonly isBirthday: boolean;
  readonly birthYear: number | undefined;
}

interface AddedDate {
  readonly start: EventTime;
  /** Length of a PERIOD. */
  readonly length: EventLength | undefined;
}

export interface ReadContext {
  readonly zones: ZonesOfFile;
  readonly budget: Budget;
  /** True if the calendar cancels all of its events. */
  readonly isCancelled: boolean;
  readonly fallbackUid: string;
}

/** Returns undefined for an event without a valid start. */
export function readEvent(component: Component, context: ReadContext): CalendarEvent | undefined {
  const { zones, isCancelled, fallbackUid } = context;
  const text = (name: string) => propertyOf(component, name)?.value;
  const recurrence = propertyOf(component, "RECURRENCE-ID");
  const recurrenceId = recurrence && readTime(recurrence, zones);
  const written = readTime(propertyOf(component, "DTSTART"), zones) ?? recurrenceId;
  if (!written) return undefined;
  const length = readLength(component, written, zones);
  const isAllDay = !written.isDate && isMarkedAllDay(component, written, length);
  const writtenRules = propertiesOf(component, "RRULE");
  context.budget.spend(20 * writtenRules.length);
  const rules = writtenRules.map(({ value }) => ({ value, rule: parseRule(value) }));
  const dates = propertiesOf(component, "RDATE").map((property) => readDates(property, context));
  const excluded = propertiesOf(component, "EXDATE").map((property) => readDates(property, context));
  const excludedRules = propertiesOf(component, "EXRULE").map(({ value }) => parseRule(value));
  const unreadIn = (all: readonly ReadDates[]) => all.reduce((sum, { unread }) => sum + unread, 0);
  return {
    uid: parseText(text("UID") ?? "") || fallbackUid,
    title: parseText(text("SUMMARY") ?? "").slice(0, importLimits.title),
    start: isAllDay ? { ...written, isDate: true, zone: undefined } : written,
    length: isAllDay && length !== "none" ? wholeDays(length) : length,
    rules: rules.flatMap(({ rule }) => rule ?? []),
    unknownRules: rules.flatMap(({ value, rule }) => (rule ? [] : [value])),
    excludedRules: excludedRules.filter((rule) => rule !== undefined),
    dates: dates.flatMap((read) => read.dates),
    excludedDates: excluded.flatMap((read) => read.dates.map(({ start }) => start)),
    unread: {
      exceptions: unreadIn(excluded) + excludedRules.filter((rule) => rule === undefined).length,
      dates: unreadIn(dates),
    },
    recurrenceId,
    andFuture: recurrence?.parameters.get("RANGE")?.toUpperCase() === "THISANDFUTURE",
    isCancelled: isCancelled || text("STATUS")?.trim().toUpperCase() === "CANCELLED",
    sequence: Number.parseInt(text("SEQUENCE") ?? "0", 10) || 0,
    changed: parseDateValue(text("LAST-MODIFIED") ?? text("DTSTAMP") ?? "")?.at ?? 0,
    ...readKind(component, written),
  };
}

function readTime(property: Property | undefined, zones: ZonesOfFile): EventTime | undefined {
  return property && timeOf(property.value, property, zones);
}

function timeOf(text: string, { parameters }: Property, zones: ZonesOfFile): EventTime | undefined {
  const value = parseDateValue(text);
  if (!value) return undefined;
  const { at, isDate, isUtc } = value;
  const name = parameters.get("TZID")?.trim();
  // The parameter VALUE is not needed, and some files write VALUE=DATE before a time.
  return { at, isDate, zone: isDate ? undefined : isUtc ? utc : name ? zones.zone(name) : undefined };
}

interface ReadDates {
  readonly dates: readonly AddedDate[];
  /** Number of values that are no dates. */
  readonly unread: number;
}

/** RDATE and EXDATE: dates, times and periods. */
function readDates(property: Property, { zones, budget }: ReadContext): ReadDates {
  const items = property.value.split(",").filter((item) => item.trim() !== "");
  budget.spend(items.length * 5);
  const dates = items.flatMap((item): readonly AddedDate[] => {
    const [first = "", second] = item.split("/", 2);
    const start = timeOf(first, property, zones);
    if (!start) return [];
    if (second === undefined) return [{ start, length: undefined }];
    const end = timeOf(second, property, zones);
    return [{ start, length: parseDuration(second) ?? (end && exactLength(start, end)) }];
  });
  return { dates, unread: items.length - dates.length };
}

function readLength(component: Component, start: EventTime, zones: ZonesOfFile): EventLength {
  const end = readTime(propertyOf(component, "DTEND"), zones);
  const duration = parseDuration(propertyOf(component, "DURATION")?.value ?? "");
  const length = end ? exactLength(start, end) : (duration ?? "none");
  return length === "none" || length.days * daySeconds + length.seconds <= 0 ? "none" : length;
}

function exactLength(start: EventTime, end: EventTime): Duration {
  if (start.isDate) return { days: Math.floor((end.at - start.at) / daySeconds), seconds: 0 };
  const isFloating = !start.zone || !end.zone;
  return {
    days: 0,
    seconds: isFloating ? end.at - start.at : instantOf(end, end.zone) - instantOf(start, start.zone),
  };
}

function instantOf({ at }: EventTime, zone: Zone): Seconds {
  return toInstant(zone, at);
}

/** Outlook marks all-day events that it writes as times at midnight. */
function isMarkedAllDay(component: Component, { at }: EventTime, length: EventLength): boolean {
  const isMarked = propertyOf(component, "X-MICROSOFT-CDO-ALLDAYEVENT")?.value.trim().toUpperCase() === "TRUE";
  return isMarked && at % daySeconds === 0 && length !== "none" && wholeDays(length).days > 0;
}

/** Days of at least 23 hours, because of changes of the clocks. */
function wholeDays({ days, seconds }: Duration): Duration {
  return { days: days + Math.floor((seconds + 3600) / daySeconds), seconds: 0 };
}

const birthdayCategory = /^(birthdays?|geburtstage?|anniversaires?|cumplea[ñn]os|compleanni|urodziny)$/i;

/** Characters of CATEGORIES that are read. */
const longestCategories = 5000;

/** Apple's year for a birthday whose year is unknown. */
const unknownYear = 1604;

/** Recognizes birthdays by a category, or by properties of Nextcloud, Google and contact exports. */
function readKind(component: Component, start: EventTime) {
  const categories = [
    ...new Set(
      propertiesOf(component, "CATEGORIES").flatMap(({ value }) => parseTexts(value.slice(0, longestCategories))),
    ),
  ].slice(0, importLimits.categories);
  const text = (name: string) => propertyOf(component, name)?.value.trim() ?? "";
  const birth = text("BDAY") || text("X-BIRTHDAY");
  const isBirthday =
    birth !== "" ||
    text("X-NEXTCLOUD-BC-FIELD-TYPE") === "BDAY" ||
    text("UID").startsWith("BIRTHDAY_") ||
    categories.some((each) => birthdayCategory.test(each));
  const written = Number(/^\d{4}/.exec(text("X-NEXTCLOUD-BC-YEAR") || birth)?.[0] ?? Number.NaN);
  const year = Number.isNaN(written) ? yearOf(start.at) : written;
  const isKnown = isBirthday && year !== unknownYear && text("X-NEXTCLOUD-BC-UNKNOWN-YEAR") !== "1";
  return { categories, isBirthday, birthYear: isKnown ? year : undefined };
}

/** Converts a time to the civil time of an event, so that it can be compared with its occurrences. */
export function inZoneOf(event: CalendarEvent, time: EventTime, target: Zone): Seconds {
  const { start } = event;
  if (start.isDate) {
    const civil = time.zone === utc ? toCivil(target, time.at) : time.at;
    return Math.floor(civil / daySeconds) * daySeconds;
  }
  if (!time.zone || !start.zone || time.zone === start.zone) return time.at;
  return toCivil(start.zone, toInstant(time.zone, time.at));
}
