/**
 * Public interface of the published package `@octavo/engine` (docs/decisions/0103). What is here keeps its meaning within a
 * major version. The packages of this repository use `index.ts`, which may change at any time.
 */

export {
  type CivilDate,
  type Diagnostic,
  type DocumentName,
  formatMessage,
  type Message,
  MessageError,
  type MessageLanguage,
  type Place,
} from "@octavo/foundation";
export { type CompilationStats, compilationStats } from "./compilation-stats.ts";
export { type Compilation, type CompileOptions, compile, compileProject, render } from "./compile.ts";
export { createWorld, type WorldSources } from "./create-world.ts";
export type {
  DisplayDocument,
  DisplayImage,
  DisplayItem,
  DisplayPage,
  Drawing,
  DrawnItem,
  GroupItem,
  ImageItem,
  LinkItem,
  LinkTarget,
  OutlineItem,
  PathItem,
  Stroke,
  TextItem,
} from "./display/display-list.ts";
export type { PlacedPage, RemovedMode } from "./edition/arrange-pages.ts";
export { type ChangedPage, type Comparison, compareEditions, type MovedPage } from "./edition/compare-editions.ts";
export type { UpdateOptions, UpdateReport } from "./edition/update.ts";
export { emitPdf, type PdfOptions, type PdfServices } from "./emit/pdf/emit-pdf.ts";
export { emitSvg, type SvgOptions } from "./emit/svg/emit-svg.ts";
export { estimatePages, type PageEstimate } from "./expand/estimate-pages.ts";
export type { Problem } from "./lint/lint-diagnostics.ts";
export type { Fix } from "./lint/lint-problem.ts";
export type { EmbeddedProject } from "./manifest/embedded-project.ts";
export { type Manifest, type ManifestPage, manifestOf } from "./manifest/manifest.ts";
export { type Edition, readEdition } from "./manifest/read-edition.ts";
export { type DeviceProfile, profilePage } from "./model/device-profile.ts";
export { findProfile } from "./model/find-profile.ts";
export { type Holiday, type HolidayTable, type HolidayTables, noHolidays } from "./model/holidays.ts";
export type { Master, Masters } from "./model/master.ts";
export type { Plan, PlanSection } from "./model/plan.ts";
export type { Project } from "./model/project.ts";
export type { Block, SharedParts, Theme } from "./model/shared-parts.ts";
export type { Style } from "./model/style.ts";
export { type Canvas, type Metadata, pageCount, type Template, type Widget } from "./model/template.ts";
export type { WidgetDefinition } from "./model/widget-definition.ts";
export { type ProjectDocuments, parseProject } from "./parse/parse-project.ts";
export { printProject } from "./parse/print-project.ts";
export { printTemplate } from "./parse/print-template.ts";
export { readProject } from "./parse/read-project.ts";
export type { Color } from "./primitives/color.ts";
export type { PathSegment, Point, Rect, Size } from "./primitives/geometry.ts";
export type { Deflate, Inflate } from "./primitives/inflate.ts";
export { fitToDevice } from "./rescale/fit-to-device.ts";
export { mirrorTemplate, reverseTemplate } from "./rescale/mirror-template.ts";
export { type RescaleMode, type RescaleOptions, rescaleTemplate, type TargetPage } from "./rescale/rescale-template.ts";
export { compileHarfBuzz, type ScriptSources, scriptSupport } from "./scripts/script-support.ts";
export { faces } from "./typography/faces.ts";
export type { DocumentFont, Face, FaceId, FontFamily, FontLibrary, ScriptSupport } from "./typography/font.ts";
export { type ImportedFont, importFont } from "./typography/import-font.ts";
export { widgetDefinition, widgetDefinitions } from "./widgets/index.ts";
export type { World } from "./world.ts";
