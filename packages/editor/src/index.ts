export { type Camera, fitPage, onPixels, pagePixels, rectToScreen, toPage } from "./camera/camera.ts";
export {
  addPage,
  addPages,
  askForCopies,
  askForPages,
  batchLimits,
  duplicatePage,
  duplicatePages,
} from "./commands/add-pages.ts";
export { alignCommands, distributeCommands, equalizeCommands, tidyUp } from "./commands/arrange.ts";
export { batchProblem } from "./commands/batch-problem.ts";
export {
  askForBlock,
  askForBlocks,
  askToDetach,
  editBlock,
  leaveBlock,
  putOnEveryPage,
  selectedInstance,
} from "./commands/blocks.ts";
export { boxSelection } from "./commands/box-selection.ts";
export {
  deleteBlock,
  freeBlockName,
  makeBlock,
  openBlock,
  overrideLink,
  renameBlock,
  replaceInstances,
  setOverride,
} from "./commands/change-blocks.ts";
export { addFonts, removeFont, withFonts, withoutFont } from "./commands/change-fonts.ts";
export { moveToFrame, switchFrame } from "./commands/change-frame.ts";
export {
  addMaster,
  defaultMasterName,
  deleteMaster,
  duplicateMaster,
  moveMaster,
  renameMaster,
} from "./commands/change-masters.ts";
export { moveInOrder } from "./commands/change-order.ts";
export type { Command, DialogName, Request } from "./commands/command.ts";
export { copyWidgets, cutWidgets, type PasteArgs, pasteCommands, pasteHere } from "./commands/copy-and-paste.ts";
export { deleteWidgets } from "./commands/delete-widgets.ts";
export { categories, setDocumentSettings, setProfile } from "./commands/document-settings.ts";
export { duplicateWidgets } from "./commands/duplicate.ts";
export { closeText, editCell, editText, typeText } from "./commands/edit-text.ts";
export { goToPage, nextPage, previousPage } from "./commands/go-to-page.ts";
export {
  askToSeparate,
  enterGroup,
  groupWidgets,
  leaveGroup,
  selectedGroup,
  ungroupWidgets,
} from "./commands/groups.ts";
export { type InsertArgs, insertWidget } from "./commands/insert-widget.ts";
export { changePartWidgets, insertWidgets } from "./commands/insert-widgets.ts";
export {
  anchorName,
  askForLink,
  isLinkable,
  type LinkTarget,
  linkTo,
  sectionRule,
  withLink,
} from "./commands/link-to.ts";
export { setFlag, toggleLock } from "./commands/lock-and-hide.ts";
export { makeRoom } from "./commands/make-room.ts";
export { leaveMaster, showMaster } from "./commands/masters.ts";
export { detachToPage, moveToMaster, moveToPage } from "./commands/move-to-master.ts";
export { alignToGrid } from "./commands/nudge.ts";
export { assignMaster, deletePage, movePage, movePageDown, movePageUp } from "./commands/pages.ts";
export { pasteToMasters, withPasted } from "./commands/paste-to-masters.ts";
export { commandsOn, otherCommands, type PlainCommand, plainCommand, plainCommands } from "./commands/registry.ts";
export { renameGroup } from "./commands/rename-group.ts";
export { renameWidget } from "./commands/rename-widget.ts";
export { replaceDocument } from "./commands/replace-document.ts";
export { replaceTexts } from "./commands/replace-texts.ts";
export { clickedUnit, selectWidgets } from "./commands/select.ts";
export { separateSelection } from "./commands/separate-cells.ts";
export { largestGrid, setCanvas } from "./commands/set-canvas.ts";
export { setGeometry, setPin } from "./commands/set-geometry.ts";
export { applyPreset, setBackground, setContent, setProperty, setStyling } from "./commands/set-property.ts";
export { formatShortcut, shortcutSheet } from "./commands/shortcuts.ts";
export {
  addStyles,
  deleteStyle,
  editStyle,
  newStyle,
  renameStyle,
  selectedStyle,
  setFontEverywhere,
  setStyle,
  setTheme,
  updateStyle,
} from "./commands/styles.ts";
export { tidySelection } from "./commands/tidy-up.ts";
export { chooseInsert } from "./commands/tools.ts";
export { applyFix, rescaleDocument } from "./commands/transform-document.ts";
export { undoStep } from "./commands/undo-and-redo.ts";
export { keepSelectionInView, nextRulerUnit, toggleWheelMode } from "./commands/view.ts";
export {
  type DesignEditing,
  DesignSession,
  type DesignSessionState,
  type DraftFound,
  type Histories,
  type SavedWork,
  saveDraft,
} from "./design-session/design-session.ts";
export type {
  DesignStore,
  OpenedDesign,
  SavedVersion,
  StoredVersion,
  WrittenVersion,
} from "./design-session/design-store.ts";
export type { DesignMode } from "./design-session/design-text.ts";
export { adoptShared, type RenamedBlock } from "./document/adopt-shared.ts";
export { availableTokens, insertText, tokenLabels } from "./document/available-tokens.ts";
export { areaOf, blockOf, blocksOf, pageAround } from "./document/blocks.ts";
export { describeLinks, describeTarget } from "./document/describe-links.ts";
export { hasFirstContent, isNumber } from "./document/edit-widget.ts";
export {
  type EditorDocument,
  findBlock,
  findMaster,
  masterUnder,
  type Page,
  type Place,
  pageNumber,
  withShared,
} from "./document/editor-document.ts";
export { type FollowingDesign, followChanges, sharedAfter } from "./document/follow-changes.ts";
export { type FontUse, usesOfFont } from "./document/font-uses.ts";
export { frameBlockOf, framedWidgets, frameOf } from "./document/frame-of.ts";
export {
  commonGroup,
  type GroupPath,
  gathered,
  groupName,
  isWithin,
  membersOf,
  parentGroup,
  type Unit,
  unitOf,
  unitsAmong,
  unitsOf,
} from "./document/groups.ts";
export { type Sample, withPlanner } from "./document/in-planner.ts";
export { loadPlacement, placementIfLoaded } from "./document/load-placement.ts";
export { type DocumentYaml, loadYaml } from "./document/load-yaml.ts";
export { hasOneLine } from "./document/one-line.ts";
export { openDesign, openTemplate } from "./document/open-document.ts";
export { gridOf, hasOwnStep } from "./document/page-grid.ts";
export { boundsOf, inReadingOrder, overlap, smallestSide } from "./document/rects.ts";
export { saveDesign, saveTemplate } from "./document/save-document.ts";
export {
  type Shared,
  type SharedFields,
  type SharedProperty,
  sharedFields,
  sharedValue,
} from "./document/shared-fields.ts";
export type { SharedChange } from "./document/shared-part-changes.ts";
export { type FontChoice, hasStyle, stylesOf } from "./document/styles.ts";
export { completeToken, matchingTokens, type PartialToken, tokenAtCaret } from "./document/token-at-caret.ts";
export { findWidget, positionsOf, type Widgets, widgetsIn } from "./document/widget-lists.ts";
export { ageOf } from "./drafts/draft-age.ts";
export {
  type DraftSessionOptions,
  type DraftStore,
  type EditingLock,
  type EditingLockEvents,
  type EditingLocks,
} from "./drafts/draft-session.ts";
export { isStoredDraft, type StoredDraft } from "./drafts/stored-draft.ts";
export { Editor } from "./editor.ts";
export type { EditorText } from "./editor-text.ts";
export {
  findInDocument,
  findInWidgets,
  mostHits,
  type PlacedHit,
  replaceInWidgets,
  type TextHit,
  type TextQuery,
} from "./find/find-texts.ts";
export { keepsMeaning, type LinkContext, type LinkIntent, linkIntents } from "./links/link-intents.ts";
export { confirmDeleteMaster } from "./master-messages.ts";
export { confirmDeleteWidget, wheelModes } from "./messages.ts";
export { insertExampleStep } from "./placement-messages.ts";
export type { Distance } from "./snapping/distances.ts";
export type { Guide, Segment } from "./snapping/guides.ts";
export {
  defaultViewport,
  type EditorState,
  isDirty,
  isSelectionHere,
  metadataOf,
  previewOf,
  type Settings,
  selected,
  selectedUnits,
  type UndoOffer,
  unlockedUnits,
} from "./state/editor-state.ts";
export { redoLabel, undoLabel } from "./state/history.ts";
export type { KeyInput, Modifiers, PointerInput, PointerType, WheelInput } from "./state/input.ts";
export type { Handle, Preview } from "./state/interaction.ts";
export { selectedWidgets } from "./state/selection.ts";
export { hasStoredClipboard, restoreSession, sessionOf, sessionStorageKey } from "./state/session.ts";
export { handlePositions, resizableBounds } from "./tools/handles.ts";
export { type Measured, measured } from "./tools/measuring.ts";
export { withMeasuring } from "./tools/timing.ts";
export { handleSize } from "./tools/tolerances.ts";
