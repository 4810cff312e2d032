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
export { emitPdf, type PdfServices } from "./emit/pdf/emit-pdf.ts";
export { emitSvg, type SvgOptions } from "./emit/svg/emit-svg.ts";
export { locales } from "./foundation/calendar-names.ts";
export type { Diagnostic, DocumentName, Place } from "./foundation/diagnostic.ts";
export { limits } from "./foundation/limits.ts";
export { nearest } from "./foundation/nearest.ts";
export { type DeviceProfile, findProfile, type Margins, profilePage } from "./model/device-profile.ts";
export { pageSize } from "./model/page-size.ts";
export type { Template } from "./model/template.ts";
export { printTemplate } from "./parse/print-template.ts";
export { bundledFonts } from "./typography/bundled-fonts.ts";
export { type Face, faces } from "./typography/faces.ts";
export type { FaceId, FaceMetrics, FontLibrary, FontSubset, FontSubsetter } from "./typography/font.ts";
export { type HarfbuzzSubsetExports, harfbuzzSubsetter } from "./typography/harfbuzz-subset.ts";
export type { World } from "./world.ts";
