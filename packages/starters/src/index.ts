export { type ChangedChoices, changeChoices } from "./change-choices.ts";
export {
  type ChoiceName,
  type ChoiceProblem,
  type ChoiceResult,
  defaultChoices,
  hasToolbarChoice,
  type PlannerChoices,
  plannerName,
  profileOf,
  type WrittenChoices,
} from "./choices.ts";
export {
  createPlanner,
  drawPlanner,
  nameProjectPages,
  type PlannerDocuments,
  type StarterWorld,
} from "./create-planner.ts";
export { suitsStarters, themesFor } from "./device-page.ts";
export { type Example, examples, fillExample } from "./examples.ts";
export { findMadeFrom } from "./find-made-from.ts";
export { choiceNames, formatChoices } from "./format-choices.ts";
export type { ChosenHours } from "./kit/hours.ts";
export { styler } from "./kit/styler.ts";
export {
  countsOf,
  hoursOf,
  type Layout,
  mostNameCharacters,
  type NamedPages,
  namesOf,
  standardOf,
  writeHours,
  writeNames,
  writeSeveral,
} from "./layouts/layout.ts";
export { memberList } from "./layouts/names.ts";
export { linkTestDocuments, withTestLinks } from "./link-test/link-test.ts";
export { linkTests } from "./link-test/link-tests.ts";
export { type MadeFrom, madeChoices, madeFrom } from "./made-from.ts";
export type { MasterChange } from "./merge-masters.ts";
export { canNamePages, type PageNames } from "./name-pages.ts";
export { parseChoices } from "./parse-choices.ts";
export { partGroups } from "./parts/index.ts";
export type { Part, PartOption, PartPage, PartValues } from "./parts/part.ts";
export { changePart, type FoundPart, findPart, makePart, partSample } from "./placement/make-part.ts";
export { ownPart } from "./placement/own-part.ts";
export { partPage, scheduleClock } from "./placement/part-page.ts";
export { roomUnder } from "./placement/place-part.ts";
export { type PlannerLook, plannerLook } from "./placement/planner-look.ts";
export { starters } from "./planners/index.ts";
export { printWords } from "./print-words.ts";
export { offers, readChoices, showsHours, writtenCalendar } from "./read-choices.ts";
export { withStyles } from "./redraw-sections.ts";
export { findRegion, type Region } from "./region.ts";
export { sectionKinds } from "./sections/index.ts";
export { leadingMasters } from "./sections/leading-masters.ts";
export { makeSections } from "./sections/make-sections.ts";
export type {
  LinkedMaster,
  MadeSections,
  SectionField,
  SectionIntent,
  SectionKindAbout,
  SectionValues,
} from "./sections/section-kind.ts";
export { type OptionalSection, type Starter, type StarterSource } from "./starter.ts";
export { themes } from "./themes/index.ts";
export {
  type Axis,
  axes,
  type Hand,
  hands,
  type Matrix,
  type MatrixProblem,
  mostVariants,
  readMatrix,
  type Variant,
  variantsOf,
  variantsOfRows,
} from "./variants/matrix.ts";
export {
  fileNameTokens,
  type NamedProject,
  type NamedValues,
  type NameProblem,
  nameVariants,
  usualPattern,
  withValues,
} from "./variants/name-variants.ts";
export { checkVariants, namedProject, type VariantSource, variantProjects } from "./variants/variant-project.ts";
export { loadWords, textIn, type WordsByLanguage, wordLanguage, wordLanguages } from "./words/words.ts";
export { formatYears, usualYear, wholeYear, yearOf } from "./years.ts";
