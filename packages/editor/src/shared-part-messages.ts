/** Messages of panels and dialogs that load on demand: blocks, styles, themes, fonts, find and replace, rescaling. */
import { countedMessage, message } from "@octavo/foundation";

export const changeStyle = message("change style");
export const addFonts = message("add fonts");
export const removeFont = message("remove font");
export const updateStyleStep = message("change a style");
export const updatedStyle = (name: string) => message("Changed style {name}", { name });
export const styleNameRequired = message("Style name is required");
export const styleNameTaken = (name: string) => message('There is already a style "{name}"', { name });
export const renameStyleStep = message("rename style");
export const deleteStyleStep = message("delete style");
export const deletedStyle = (name: string) => message("Deleted style {name}", { name });
export const changeTheme = message("change theme");
export const themeInUse = (name: string) => message("Theme: {name}", { name });
export const fontEverywhereStep = message("change the font of the whole planner");
export const fontEverywhere = message("Changed the font of the whole planner");
export const blockNameRequired = message("Block name is required");
export const blockNameReserved = (name: string) => message('A block cannot be called "{name}"', { name });
export const blockNameTaken = (name: string) => message('There is already a block called "{name}"', { name });
export const blockNotFound = (name: string) => message('There is no block "{name}"', { name });
export const makeBlockStep = message("make block");
export const madeBlock = (name: string) => message("Made block {name}", { name });
export const detachBlockStep = (count: number) => countedMessage(count, "detach block", "detach {count} blocks");
export const overrideStep = message("change this placement");
export const renameBlockStep = message("rename block");
export const deleteBlockStep = message("delete block");
export const deletedBlock = (name: string) => message("Deleted block {name}", { name });
export const everyPageStep = (count: number) =>
  countedMessage(count, "put {count} widget on every page", "put {count} widgets on every page");
export const onEveryPage = (count: number) =>
  countedMessage(count, "Put {count} widget on every page", "Put {count} widgets on every page");
export const onEveryPageWithRoom = (count: number) =>
  countedMessage(
    count,
    "Put {count} widget on every page. Other masters make room",
    "Put {count} widgets on every page. Other masters make room",
  );
export const frameStep = message("change every-page block");
export const frameShown = message("The block of every page is on this master");
export const frameHidden = message("The block of every page is not on this master");
export const nothingReplaced = message("The text is no longer there");
export const replaceStep = (count: number) => countedMessage(count, "replace {count} text", "replace {count} texts");
export const replaced = (count: number) => countedMessage(count, "Replaced {count} text", "Replaced {count} texts");
export const rescaleStep = message("rescale");
export const rescaled = message("Rescaled");
export const pastedToMasters = (count: number, masters: number) =>
  countedMessage(count, "Pasted {count} widget, masters: {masters}", "Pasted {count} widgets, masters: {masters}", {
    masters,
  });
export const enterNumber = (max: number) => message("Please enter a number between 1 and {max}", { max });
