import { findRegion, type PlannerChoices, type Region } from "@octavo/starters";
import { currentLanguage } from "../language/t.ts";

/**
 * Region whose habits a new planner has: that of the browser's first language. A studio in another language has that
 * language's region, because browsers in American English are used everywhere.
 */
export function usualRegion(): Region | undefined {
  const studio = currentLanguage();
  return regionOfLanguage((studio === "en" ? navigator.languages[0] : studio) ?? "");
}

/** The region that the browser names for the language, or else the one where most people speak it. */
function regionOfLanguage(language: string): Region | undefined {
  const alike = navigator.languages.filter((tag) => languageOf(tag) === languageOf(language));
  return findRegion(hasRegion(language) ? language : (alike.find(hasRegion) ?? language));
}

type Habits = Pick<Region, "weekStart" | "hours">;
export type ChosenHabits = readonly (keyof Habits)[];

/**
 * A change of the language, with the first day of the week and the clock of its region. `chosen` are those that the user has
 * chosen in the form; others that are unusual come from an address.
 */
export function withLanguage(
  choices: Pick<PlannerChoices, "locale" | keyof Habits>,
  locale: string,
  chosen: ChosenHabits,
): Pick<PlannerChoices, "locale"> & Partial<Habits> {
  const before = [usualRegion(), regionOfLanguage(choices.locale), unknownRegion];
  const after = regionOfLanguage(locale);
  const follows = (name: keyof Habits) =>
    !chosen.includes(name) && before.some((region) => region?.[name] === choices[name]);
  return {
    locale,
    ...(after && follows("weekStart") && { weekStart: after.weekStart }),
    ...(after && follows("hours") && { hours: after.hours }),
  };
}

/** Habits of planners in a language without a region. */
const unknownRegion: Habits = { weekStart: "monday", hours: "24" };

const languageOf = (tag: string) => tag.split("-")[0];

/** Returns true for "de-AT" and "es-419", and false for "de", whose region is only likely. */
const hasRegion = (tag: string) => /-(?:[a-z]{2}|\d{3})(?:-|$)/i.test(tag);
