import type { Category, GalleryOrder, PublicProject } from "@octavo/contract";
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

export function formatCloneCount(count: number): string {
  return tn(count, "Cloned {count} time", "Cloned {count} times");
}

/** Returns the original author of a copy, unless it is the same person. */
export function originalAuthorOf({ author, original_author }: Pick<PublicProject, "author" | "original_author">) {
  return original_author !== "" && original_author !== author ? original_author : undefined;
}
