/** The engine's front door: every public name. */

export { type CompilationStats, compilationStats } from "./compilation-stats.ts";
export { type Compilation, type CompileOptions, compile, render } from "./compile.ts";
export type {
  DisplayDocument,
  DisplayImage,
  DisplayItem,
  DisplayPage,
  DrawnItem,
  Layer,
  LinkItem,
  LinkTarget,
  NamedDestination,
  OutlineItem,
} from "./display/display-list.ts";
export { emitPdf, type PdfOptions, type PdfServices } from "./emit/pdf/emit-pdf.ts";
export { emitSvg, type SvgOptions } from "./emit/svg/emit-svg.ts";
export { estimatePages, type PageEstimate } from "./expand/estimate-pages.ts";
export { expandProject, type Project } from "./expand/expand-project.ts";
export { type MasterUses, renameMaster, usesOfMaster } from "./expand/master-uses.ts";
export { type Diagnostic, type DocumentName, type Place, Report } from "./foundation/diagnostic.ts";
export { limits } from "./foundation/limits.ts";
export { locales, usualWeekStart } from "./foundation/locales.ts";
export { didYouMean, nearest } from "./foundation/nearest.ts";
export { bindingProblems, destinationPatternProblem, type PatternProblem } from "./language/link-patterns.ts";
export { lintTemplate } from "./lint/lint-template.ts";
export type { Fix, Problem, ProblemCode, Severity } from "./lint/problem.ts";
export { type DeviceProfile, findProfile, type Margins, profilePage } from "./model/device-profile.ts";
export type { Master, Masters } from "./model/master.ts";
export { pageSize } from "./model/page-size.ts";
export {
  type CompilationRule,
  type GenerateMode,
  generateModes,
  type Plan,
  type PlanDocument,
  type PlanSection,
  sectionLevels,
} from "./model/plan.ts";
export type { Template } from "./model/template.ts";
export { readPlanObject } from "./parse/parse-plan.ts";
export { printTemplate } from "./parse/print-template.ts";
export { readRuleList } from "./parse/read-rules.ts";
export { pictures } from "./picture/pictures.ts";
export { fitToDevice } from "./rescale/fit-to-device.ts";
export { type RescaleMode, type RescaleOptions, rescaleTemplate, type TargetPage } from "./rescale/rescale-template.ts";
export { type SampleItem, sampleItems } from "./sample-items.ts";
export { bundledFonts } from "./typography/bundled-fonts.ts";
export { type Face, faces } from "./typography/faces.ts";
export type { FaceId, FaceMetrics, FontLibrary, FontSubset, FontSubsetter } from "./typography/font.ts";
export { type PlanProblems, planEditorErrors, validatePlan, validateRules } from "./validate-plan.ts";
export type { World } from "./world.ts";
