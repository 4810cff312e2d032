export { addedErrors } from "./added-errors.ts";
export { type Almanac, plainAlmanac } from "./calendar/almanac.ts";
export { almanac } from "./calendar/bundled-almanac.ts";
export { bundledNames } from "./calendar/calendar-names.ts";
export { plainCalendar } from "./calendar/document-calendar.ts";
export { canonicalLocale, locales } from "./calendar/locales.ts";
export { cellsToSeparate } from "./cells-to-separate.ts";
export { type CompilationStats, compilationStats } from "./compilation-stats.ts";
export {
  type Compilation,
  type CompileOptions,
  compile,
  compileEdition,
  compileProject,
  render,
} from "./compile.ts";
export { composeTemplate } from "./compose/compose-template.ts";
export { frameInstance, frameName } from "./compose/frame.ts";
export { type BlockUse, detachInstance, detachShared, usesOfBlock } from "./compose/instances.ts";
export { withCalendars } from "./compose/list-calendars.ts";
export { WidgetDisplay } from "./compose/widget-display.ts";
export { createWorld } from "./create-world.ts";
export type {
  DisplayDocument,
  DisplayImage,
  DisplayPage,
  DrawnItem,
  LinkItem,
  OutlineItem,
  PathItem,
  TextItem,
  WritingBox,
} from "./display/display-list.ts";
export type { Flip, SheetDocument } from "./display/sheet.ts";
export { type DocumentLinks, documentLinks, type WidgetLinks } from "./document-links.ts";
export { type PlacedPage, type RemovedMode, removedModes } from "./edition/arrange-pages.ts";
export {
  type ChangedPage,
  type ChangedPart,
  type Comparison,
  compareEditions,
  isSamePage,
  isSameSize,
  type MovedPage,
} from "./edition/compare-editions.ts";
export { compareEvents, countEventChanges } from "./edition/compare-events.ts";
export { describeAltered, describeEarlier, isEarlierPage } from "./edition/describe-altered.ts";
export type { UpdateOptions, UpdateReport } from "./edition/update.ts";
export { emitPdf, type PdfOptions } from "./emit/pdf/emit-pdf.ts";
export { emitSheets } from "./emit/pdf/emit-sheets.ts";
export { emitSheetSvg, emitSvg, type SvgOptions } from "./emit/svg/emit-svg.ts";
export type { EngineText } from "./engine-texts.ts";
export { eventDrawing } from "./events/week-events.ts";
export { addCalendars, type CalendarsBetween } from "./expand/add-calendars.ts";
export { pagesPerItem } from "./expand/enumerate-section.ts";
export { estimatePages, type PageEstimate } from "./expand/estimate-pages.ts";
export { renameMaster, usesOfMaster } from "./expand/master-uses.ts";
export { type PlannedRow, rowsOfList } from "./expand/planner-of-row.ts";
export { listReading, rangeOf as rangeOfDates, resolveDates } from "./expand/resolve-dates.ts";
export { changesWords } from "./language/changes-translations.ts";
export { bindingProblems } from "./language/link-patterns.ts";
export { atInDestination } from "./language/messages.ts";
export { automaticVariables, categoryOf, variableCategories, variableOf } from "./language/page-variables.ts";
export { textKey } from "./language/text-keys.ts";
export { variableFamilies } from "./language/variables/index.ts";
export { applyChanges, applyFix } from "./lint/apply-fix.ts";
export { CheckMemory } from "./lint/check-memory.ts";
export { deviceView } from "./lint/device-view.ts";
export type { Problem } from "./lint/lint-diagnostics.ts";
export type { Change, Fix } from "./lint/lint-problem.ts";
export { lintTemplate } from "./lint/lint-template.ts";
export { earlierMark, listMark, pageMark } from "./manifest/embedded-files.ts";
export type { EmbeddedProject } from "./manifest/embedded-project.ts";
export { Latin1 } from "./manifest/latin1.ts";
export { type Manifest, type ManifestPage, manifestOf, manifestPage, pagesInFile } from "./manifest/manifest.ts";
export { notPdf, pdfTooLarge } from "./manifest/messages.ts";
export { readPages } from "./manifest/page-marks.ts";
export { type FoundObject, findObjects, type PdfObjects, rootOf } from "./manifest/pdf-objects.ts";
export { type Edition, largestPdf, readEdition } from "./manifest/read-edition.ts";
export type { Compression } from "./manifest/read-pictures.ts";
export { nameOfKey } from "./merge/identify-items.ts";
export { type MergedProject, mergeOriginal } from "./merge/merge-projects.ts";
export { type Conflict, orderField } from "./merge/merge-values.ts";
export { mapAsTemplate } from "./merge/on-page.ts";
export { maxPageSide } from "./model/canvas.ts";
export { columnTypes } from "./model/data-table.ts";
export {
  calendarPatterns,
  type DateRow,
  holidayKinds,
  parseRows,
  printImportedRows,
  printRow,
} from "./model/date-row.ts";
export { type DeviceProfile, hasPageSizeOf, profilePage, toolbarOn } from "./model/device-profile.ts";
export type { DatesRange, EventChanges, PlanEvent } from "./model/edition-record.ts";
export { findProfile } from "./model/find-profile.ts";
export { type HolidayTables, noHolidays } from "./model/holidays.ts";
export { isPaper } from "./model/is-paper.ts";
export type { WidgetLink } from "./model/link-editing.ts";
export type { Master, Masters } from "./model/master.ts";
export { unknownWidgetType, unusableProperty } from "./model/messages.ts";
export { pageSize } from "./model/page-size.ts";
export { paperProfiles } from "./model/paper-profile.ts";
export { horizontalPins, type Pin, verticalPins } from "./model/pin.ts";
export {
  type CompilationRule,
  maxSectionDepth,
  type Plan,
  type PlanSection,
} from "./model/plan.ts";
export type { Project } from "./model/project.ts";
export { isStrokeWidth, type NumberProperty, type Property, type PropertyRole } from "./model/property.ts";
export { type Block, noFrame, type SharedParts, sharedParts, type Theme } from "./model/shared-parts.ts";
export { type Style, type StyleValues, styleTable } from "./model/style.ts";
export { defaultStyling, type StylingName } from "./model/styling.ts";
export type {
  Canvas,
  Guides,
  Metadata,
  PageContext,
  PageWidget,
  PlannerRow,
  Template,
  TemplateMaster,
  TemplateSection,
  Widget,
} from "./model/template.ts";
export { pageCount, type WeekStart, weekdays } from "./model/template.ts";
export type { PictureImport, Reconcilable, WidgetDefinition } from "./model/widget-definition.ts";
export { freePattern, nameOfSource, patternOfSource } from "./model/written-source.ts";
export { idHint } from "./parse/messages.ts";
export { type ParsedDesign, parseDesign } from "./parse/parse-design.ts";
export { type GivenLists, readPlanObject } from "./parse/parse-plan.ts";
export {
  type ProjectDocuments,
  parseLibrary,
  parseProject,
} from "./parse/parse-project.ts";
export { readYaml } from "./parse/parse-yaml.ts";
export { printProject } from "./parse/print-project.ts";
export { writeTable } from "./parse/print-tables.ts";
export { printDesign, printTemplate } from "./parse/print-template.ts";
export { readProject } from "./parse/read-project.ts";
export { readRuleList } from "./parse/read-rules.ts";
export { templateDefaults } from "./parse/template-defaults.ts";
export { isId } from "./parse/widget-ids.ts";
export { parseSharedParts, parseWrittenTemplate } from "./parse-written.ts";
export { pictures } from "./picture/pictures.ts";
export { type Color, grayLevel, grayOf, parseColor } from "./primitives/color.ts";
export type { PathSegment } from "./primitives/geometry.ts";
export { boundsOf, clamp, type Point, type Rect, type Size } from "./primitives/geometry.ts";
export type { Deflate } from "./primitives/inflate.ts";
export { type PaperName, paperSizes } from "./primitives/paper-sizes.ts";
export { isWebAddress } from "./primitives/web-address.ts";
export { type HolePattern, holePatterns } from "./print/hole-patterns.ts";
export { type Print, type PrintSummary, printDocument } from "./print/print-document.ts";
export { type PrintLayout, type PrintSettings, printLayouts } from "./print/print-settings.ts";
export { printedSections } from "./print/printed-order.ts";
export { parseLength, parseSheet, sheetNames } from "./print/sheet-sizes.ts";
export { resizedPart } from "./rescale/fill-rooms.ts";
export { fitToDevice } from "./rescale/fit-to-device.ts";
export { mirrorTemplate, reverseTemplate, reverseWidgets } from "./rescale/mirror-template.ts";
export { type RescaleMode, type RescaleOptions, rescaleTemplate, type TargetPage } from "./rescale/rescale-template.ts";
export { makeRoomBeside, type Room, sideLinks, sideLists } from "./rescale/room-beside.ts";
export { smallestType } from "./rescale/smallest-type.ts";
export { type SampleItem, sampleItems } from "./sample-items.ts";
export { mirrorFragment } from "./scripts/mirror-fragment.ts";
export { allScriptFamilies } from "./scripts/script-fonts.ts";
export { compileHarfBuzz, type ScriptSources, scriptSupport } from "./scripts/script-support.ts";
export { separateCells } from "./separate-cells.ts";
export { printStoredProject } from "./steps/read-documents.ts";
export { readPlanEvents } from "./steps/read-events.ts";
export { applyStyle, resolveStyles, type Styles, styledValues, styleHolders, styleName } from "./styles/apply-style.ts";
export { bundledFonts, isLatin, latinCodePoints, latinRanges } from "./typography/bundled-fonts.ts";
export { documentFaces, withDocumentFaces, withDocumentFonts } from "./typography/document-fonts.ts";
export type { FamilyMetrics } from "./typography/face-metrics.ts";
export { faceNamesOfApi } from "./typography/face-names.ts";
export { faces, findFace } from "./typography/faces.ts";
export {
  type DocumentFace,
  type DocumentFont,
  type Face,
  type FaceId,
  type FontFamily,
  type FontKind,
  type FontLibrary,
  fontKinds,
  type GlyphCluster,
  type ScriptSupport,
} from "./typography/font.ts";
export { type ImportedFont, importFont, maxImportBytes, screenFont } from "./typography/import-font.ts";
export { runWidth, shapeRuns } from "./typography/measure-text.ts";
export { fontDamaged, fontFileTooLarge } from "./typography/messages.ts";
export { printableWith } from "./typography/printable-text.ts";
export { readDocumentFont } from "./typography/read-document-font.ts";
export { isComplex, isEastAsianFace, isRightToLeft } from "./typography/scripts.ts";
export { subsetTrueType } from "./typography/subset-truetype.ts";
export { type PlanDiagnostics, planEditorErrors, validatePlan, validateRules } from "./validate-plan.ts";
export { type PaintedWidget, type PaintWidget, widgetPainter } from "./widget-painter.ts";
export type { BlockOverride } from "./widgets/block.ts";
export { closeMonthCell, monthsGrid } from "./widgets/calendar-year.ts";
export { drawingLoss } from "./widgets/image.ts";
export { placedBlock, propertyWithRole, widgetDefinition, widgetDefinitions, widgetLabel } from "./widgets/index.ts";
export type { World } from "./world.ts";
