import type { Category, GalleryOrder, PublicProject } from "@octavo/contract";
import { languageName } from "../../language/language-name.ts";
import { tn } from "../../language/t.ts";

export const categoryNames: Record<Category, string> = {
  planner: "Planners",
  notebook: "Notebooks",
  calendar: "Calendars",
  journal: "Journals",
  forms: "Forms",
  other: "Other",
};

export const orderNames: Record<GalleryOrder, string> = {
  newest: "Newest",
  updated: "Recently updated",
  popular: "Most cloned",
  name: "Name",
};

/** Undefined without clones, which says nothing about a planner. */
export function formatCloneCount(count: number): string | undefined {
  return count === 0 ? undefined : tn(count, "Cloned {count} time", "Cloned {count} times");
}

/** Returns the original author of a copy, unless it is the same person. */
export function originalAuthorOf({ author, original_author }: Pick<PublicProject, "author" | "original_author">) {
  return original_author !== "" && original_author !== author ? original_author : undefined;
}

/** Number of pages, years and language, as far as they are known. */
export function planFacts({ pages, start_date, end_date, language }: PublicProject): readonly string[] {
  const years = [...new Set([start_date, end_date].flatMap((date) => date?.slice(0, 4) ?? []))];
  return [
    pages === null ? undefined : tn(pages, "{count} page", "{count} pages"),
    years.length > 0 ? years.join("–") : undefined,
    language === null ? undefined : (languageName(language) ?? language),
  ].filter((fact) => fact !== undefined);
}
