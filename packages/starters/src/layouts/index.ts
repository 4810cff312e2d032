/** All layouts, and what they add to a plan. */
import type { StarterSection } from "../starter.ts";
import { collectionSections } from "./collections.ts";
import type { Layouts } from "./layout.ts";
import { weekSections } from "./week.ts";

export function layoutSections(sections: readonly StarterSection[], layouts: Layouts): readonly StarterSection[] {
  return [weekSections, collectionSections].reduce((all, change) => change(all, layouts), sections);
}
