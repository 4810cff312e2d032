export { choiceNames, formatChoices, parseChoices } from "./choice-codec.ts";
export {
  type ChoiceName,
  type ChoiceProblem,
  type ChoiceResult,
  defaultChoices,
  hasToolbarChoice,
  type PlannerChoices,
  profileOf,
  readChoices,
  type WrittenChoices,
} from "./choices.ts";
export { createPlanner, type PlannerDocuments, type StarterFiles } from "./create-planner.ts";
export { showsEvents } from "./documents.ts";
export { withStyle } from "./kit/with-style.ts";
export { type Choice, inLanguage, openStarter } from "./open-starter.ts";
export { partGroups } from "./parts/index.ts";
export { makePart, partSample } from "./parts/make-part.ts";
export { ownPart } from "./parts/own-part.ts";
export type { Part, PartOption, PartPage, PartValues } from "./parts/part.ts";
export { partPage } from "./parts/part-page.ts";
export { type MadeSections, makeSections, type SectionIntent } from "./sections/make-sections.ts";
export {
  type ByLanguage,
  type Design,
  designFor,
  type OptionalSection,
  type Starter,
  type StarterDocuments,
  type Words,
} from "./starter.ts";
export {
  type DrawnProject,
  findOrigin,
  type MadeMasters,
  makeMasters,
  type StarterOrigin,
  type StarterVersions,
} from "./starter-masters.ts";
export { formatYears, usualYear, wholeYear } from "./years.ts";
