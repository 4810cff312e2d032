/**
 * Lists all commands. Menus, palette and shortcut sheet use commands without arguments. Panels and dialogs run the
 * others.
 */

import type { EditorState } from "../state/editor-state.ts";
import { addPage, addPages, askForCopies, askForPages, duplicatePage, duplicatePages } from "./add-pages.ts";
import { alignCommands, distributeCommands, equalizeCommands, tidyUp } from "./arrange.ts";
import {
  askForBlock,
  askForBlocks,
  askToDetach,
  editBlock,
  editFrame,
  leaveBlock,
  putOnEveryPage,
  toggleFrame,
} from "./blocks.ts";
import { boxSelection } from "./box-selection.ts";
import {
  deleteBlock,
  makeBlock,
  openBlock,
  overrideLink,
  renameBlock,
  replaceInstances,
  setOverride,
} from "./change-blocks.ts";
import { addFonts, removeFont } from "./change-fonts.ts";
import { moveToFrame, switchFrame } from "./change-frame.ts";
import { addMaster, deleteMaster, duplicateMaster, moveMaster, renameMaster } from "./change-masters.ts";
import { moveInOrder } from "./change-order.ts";
import type { Command, Surface } from "./command.ts";
import { askForMasters, copyWidgets, cutWidgets, paste, pasteHere, pasteInPlace } from "./copy-and-paste.ts";
import { clearCanvas, deleteWidgets } from "./delete-widgets.ts";
import {
  guidesAround,
  openSettings,
  placeGuide,
  removeGuides,
  setDocumentSettings,
  setProfile,
} from "./document-settings.ts";
import { duplicateBy, duplicateWidgets } from "./duplicate.ts";
import { closeText, editText, typeText } from "./edit-text.ts";
import { goToPage, nextPage, previousPage } from "./go-to-page.ts";
import { askForName, askToBox, askToSeparate, enterGroup, groupWidgets, leaveGroup, ungroupWidgets } from "./groups.ts";
import { askForPart, hostCommands } from "./host-commands.ts";
import { insertWidget } from "./insert-widget.ts";
import { changePartWidgets, insertWidgets } from "./insert-widgets.ts";
import { askForLink, linkTo } from "./link-to.ts";
import { setFlag, toggleHidden, toggleLock, unlockAll } from "./lock-and-hide.ts";
import { makeRoom } from "./make-room.ts";
import { editMaster, leaveMaster, showMaster } from "./masters.ts";
import { detachToPage, moveToMaster, moveToPage } from "./move-to-master.ts";
import { alignToGrid, nudges, resizeNudges } from "./nudge.ts";
import { orderCommands } from "./order.ts";
import { assignMaster, deletePage, movePage, movePageDown, movePageUp } from "./pages.ts";
import { pasteToMasters } from "./paste-to-masters.ts";
import { renameGroup } from "./rename-group.ts";
import { renameWidget } from "./rename-widget.ts";
import { openRescale, replaceDocument } from "./replace-document.ts";
import { replaceTexts } from "./replace-texts.ts";
import { selectAll, selectNeighbors, selectNext, selectNone, selectPrevious, selectWidgets } from "./select.ts";
import { sameCommands } from "./select-same.ts";
import { separateSelection } from "./separate-cells.ts";
import { setCanvas } from "./set-canvas.ts";
import { moveBy, placeWidgets, setGeometry, setPin } from "./set-geometry.ts";
import { applyPreset, setBackground, setContent, setProperty, setStyling } from "./set-property.ts";
import {
  addStyles,
  deleteStyle,
  editStyle,
  newStyle,
  renameStyle,
  setFontEverywhere,
  setStyle,
  setTheme,
  updateStyle,
} from "./styles.ts";
import { tidySelection } from "./tidy-up.ts";
import { chooseHand, chooseInsert, chooseLink, chooseSelect, escape, insertTools } from "./tools.ts";
import { applyFix, rescaleDocument } from "./transform-document.ts";
import { redoStep, undoStep } from "./undo-and-redo.ts";
import { nextRulerUnit, toggleCommands, toggleWheelMode, viewCommands } from "./view.ts";

/** A command without arguments. */
export type PlainCommand = Command | Command<undefined>;

/** In menu order. The commands of the specification come first. */
export const plainCommands: readonly PlainCommand[] = [
  undoStep,
  redoStep,
  copyWidgets,
  duplicateWidgets,
  deleteWidgets,
  moveToMaster,
  detachToPage,
  ...alignCommands,
  ...distributeCommands,
  ...equalizeCommands,
  tidyUp,
  alignToGrid,
  cutWidgets,
  paste,
  pasteHere,
  pasteInPlace,
  askForMasters,
  selectAll,
  clearCanvas,
  selectNone,
  selectNext,
  selectPrevious,
  ...selectNeighbors,
  ...sameCommands,
  ...nudges,
  ...resizeNudges,
  ...orderCommands,
  groupWidgets,
  ungroupWidgets,
  askToBox,
  askToSeparate,
  enterGroup,
  leaveGroup,
  askForLink,
  askForPart,
  askForBlock,
  editBlock,
  askToDetach,
  putOnEveryPage,
  leaveBlock,
  editFrame,
  toggleFrame,
  askForBlocks,
  editText,
  askForName,
  closeText,
  toggleLock,
  toggleHidden,
  unlockAll,
  addPage,
  duplicatePage,
  deletePage,
  askForPages,
  askForCopies,
  movePageUp,
  movePageDown,
  previousPage,
  nextPage,
  editMaster,
  leaveMaster,
  chooseSelect,
  chooseHand,
  chooseLink,
  ...insertTools,
  escape,
  ...viewCommands,
  ...toggleCommands,
  toggleWheelMode,
  nextRulerUnit,
  openSettings,
  openRescale,
  guidesAround,
  removeGuides,
  ...hostCommands,
];

/** Commands with arguments. */
export const otherCommands: readonly Command<never>[] = [
  tidySelection,
  boxSelection,
  separateSelection,
  insertWidget,
  insertWidgets,
  makeRoom,
  changePartWidgets,
  makeBlock,
  moveToFrame,
  openBlock,
  replaceInstances,
  setOverride,
  overrideLink,
  switchFrame,
  renameBlock,
  deleteBlock,
  duplicateBy,
  selectWidgets,
  setGeometry,
  setPin,
  setStyle,
  addStyles,
  newStyle,
  updateStyle,
  editStyle,
  renameStyle,
  deleteStyle,
  setTheme,
  setFontEverywhere,
  moveBy,
  placeWidgets,
  moveInOrder,
  renameGroup,
  setProperty,
  setStyling,
  setContent,
  setBackground,
  applyPreset,
  renameWidget,
  setFlag,
  typeText,
  linkTo,
  replaceTexts,
  pasteToMasters,
  chooseInsert,
  goToPage,
  moveToPage,
  addPages,
  duplicatePages,
  movePage,
  assignMaster,
  addMaster,
  showMaster,
  renameMaster,
  duplicateMaster,
  moveMaster,
  deleteMaster,
  addFonts,
  removeFont,
  setDocumentSettings,
  setCanvas,
  setProfile,
  placeGuide,
  replaceDocument,
  applyFix,
  rescaleDocument,
];

const byId: ReadonlyMap<string, PlainCommand> = new Map(plainCommands.map((command) => [command.id, command]));

export function plainCommand(id: string): PlainCommand | undefined {
  return byId.get(id);
}

/** Returns the commands that a surface shows. Disabled ones are grayed out. */
export function commandsOn(surface: Surface, state: EditorState): readonly PlainCommand[] {
  return plainCommands.filter(
    ({ surfaces, isShown }) => surfaces?.includes(surface) && (isShown === undefined || isShown(state)),
  );
}
