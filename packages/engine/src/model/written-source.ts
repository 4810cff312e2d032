/** Calendars and holidays of a plan as they are stored, before they are read. */
import { type CalendarPattern, calendarPatterns } from "./date-row.ts";

interface WrittenSource {
  readonly name?: string | undefined;
  readonly style?: string | { readonly pattern: string } | undefined;
  readonly holidays?: string | undefined;
  readonly region?: string | undefined;
}

export function nameOfSource({ name, holidays, region }: WrittenSource): string {
  return name || [holidays, region].filter(Boolean).join("-");
}

export function patternOfSource({ style, holidays }: WrittenSource): string {
  if (typeof style === "string") return style;
  return style?.pattern ?? (holidays === undefined ? "bar" : "plain");
}

/** The first pattern that no source has, or else the first one. Holidays have none, but bold titles. */
export function freePattern(sources: readonly WrittenSource[]): CalendarPattern {
  const used = new Set(sources.map(patternOfSource));
  return calendarPatterns.find((pattern) => !used.has(pattern)) ?? calendarPatterns[0];
}
