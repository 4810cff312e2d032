import { findRegion, type Region } from "@octavo/starters";
import { currentLanguage } from "../language/t.ts";

/**
 * Region whose habits a new planner has: that of the browser's first language. A studio in another language has that
 * language's region, because browsers in American English are used everywhere.
 */
export function usualRegion(): Region | undefined {
  const { languages } = navigator;
  const studio = currentLanguage();
  const wanted = (studio === "en" ? languages[0] : studio) ?? "";
  const alike = languages.filter((tag) => languageOf(tag) === languageOf(wanted));
  return findRegion(alike.find(hasRegion) ?? wanted);
}

const languageOf = (tag: string) => tag.split("-")[0];

/** Returns true for "de-AT" and "es-419", and false for "de", whose region is only likely. */
const hasRegion = (tag: string) => /-(?:[a-z]{2}|\d{3})(?:-|$)/i.test(tag);
