/** Messages of the editor. Texts that the specification fixes are word for word. */
import { countedMessage, limits, type Message, message } from "@octavo/foundation";

/** Creates a message with "{count} widgets", in the singular for one. */
export function ofWidgets<const Text extends `${string}{count} widgets${string}`>(
  count: number,
  text: Text,
  values?: { readonly page: number },
): Message<Text> {
  const counted = countedMessage(count, text.replace("widgets", "widget"), text);
  return { ...counted, values: { ...values, count } };
}

/** A text of the author or of the web, which is not translated. */
export const asWritten = (text: string): Message => ({ text: "{text}", values: { text } });
export const notPossible = (command: Message) => message("{command} is not possible here", { command });

// Labels of commands with values
export const insertLabel = (type: string) => message("Insert {widget}", { widget: { text: type } });
export const moveLabels = {
  Left: (size: number) => message("Move Left by {size} pt", { size }),
  Right: (size: number) => message("Move Right by {size} pt", { size }),
  Up: (size: number) => message("Move Up by {size} pt", { size }),
  Down: (size: number) => message("Move Down by {size} pt", { size }),
};
export const resizeLabels = {
  Left: (size: number) => message("Shrink Width by {size} pt", { size }),
  Right: (size: number) => message("Enlarge Width by {size} pt", { size }),
  Up: (size: number) => message("Shrink Height by {size} pt", { size }),
  Down: (size: number) => message("Enlarge Height by {size} pt", { size }),
};
/** With Shift: by the size of the document's grid. */
export const gridMoveLabels = {
  Left: message("Move Left by a Grid Step"),
  Right: message("Move Right by a Grid Step"),
  Up: message("Move Up by a Grid Step"),
  Down: message("Move Down by a Grid Step"),
};
export const gridResizeLabels = {
  Left: message("Shrink Width by a Grid Step"),
  Right: message("Enlarge Width by a Grid Step"),
  Up: message("Shrink Height by a Grid Step"),
  Down: message("Enlarge Height by a Grid Step"),
};

// Confirmations
export const confirmDeleteWidget = message("Delete this widget?");
export const confirmDeletePage = (page: number) =>
  message("Delete page {page}? All widgets on this page will be removed.", { page });
export const confirmDuplicatePage = (page: number, widgets: number) => {
  const text = "Duplicate page {page} with {count} widget(s)?";
  return countedMessage(widgets, text, text, { page });
};

// History
export const undid = (step: Message) => message("Undid {step}", { step });
export const redid = (step: Message) => message("Redid {step}", { step });
export const editTextStep = message("edit text");
export const editYamlStep = message("edit YAML");
export const restoreDraftStep = message("restore your changes");
export const takeTheirsStep = message("take their version");

// Selection
export const nothingSelected = message("Nothing selected");
export const selectedCount = (count: number) => ofWidgets(count, "Selected {count} widgets");

// Arrangement
export const alignStep = (count: number) => ofWidgets(count, "align {count} widgets");
export const aligned = {
  left: (count: number) => ofWidgets(count, "Aligned {count} widgets left"),
  center: (count: number) => ofWidgets(count, "Aligned {count} widgets center"),
  right: (count: number) => ofWidgets(count, "Aligned {count} widgets right"),
  top: (count: number) => ofWidgets(count, "Aligned {count} widgets top"),
  middle: (count: number) => ofWidgets(count, "Aligned {count} widgets middle"),
  bottom: (count: number) => ofWidgets(count, "Aligned {count} widgets bottom"),
};
export const alignedToGrid = (count: number) => ofWidgets(count, "Aligned {count} widgets to the grid");
export const distributeStep = (count: number) => ofWidgets(count, "distribute {count} widgets");
export const distributed = (count: number) => ofWidgets(count, "Distributed {count} widgets");
export const resizeStep = (count: number) => ofWidgets(count, "resize {count} widgets");
export const resized = (count: number) => ofWidgets(count, "Resized {count} widgets");
export const equalized = (count: number) => ofWidgets(count, "Made {count} widgets equally large");
export const moveStep = (count: number) => ofWidgets(count, "move {count} widgets");
export const moved = (count: number) => ofWidgets(count, "Moved {count} widgets");
export const reorderStep = (count: number) => ofWidgets(count, "reorder {count} widgets");
export const reordered = message("Reordered");
export const groupStep = (count: number) => ofWidgets(count, "group {count} widgets");
export const grouped = (count: number) => ofWidgets(count, "Grouped {count} widgets");
export const ungroupStep = (count: number) => countedMessage(count, "ungroup", "ungroup {count} groups");
export const ungrouped = (count: number) => countedMessage(count, "Dissolved the group", "Dissolved {count} groups");
export const groupTooDeep = message("Groups can be at most {most} levels deep", { most: String(limits.groupDepth) });
export const enteredGroup = (name: string) => message("In group {name}. Esc leaves it.", { name });
export const selectedGroup = (name: string, count: number) =>
  countedMessage(count, "Selected group {name} with {count} widget", "Selected group {name} with {count} widgets", {
    name,
  });
export const geometryStep = message("change position and size");
export const moveToMasterStep = (count: number) => ofWidgets(count, "move {count} widgets to the master");
export const movedToMaster = (count: number) => ofWidgets(count, "Moved {count} widgets to the master");
export const detachStep = (count: number) => ofWidgets(count, "move {count} widgets to the page");
export const detached = (count: number) => ofWidgets(count, "Moved {count} widgets to the page");
export const moveToPageStep = (count: number, page: number) =>
  ofWidgets(count, "move {count} widgets to page {page}", { page });
export const movedToPage = (count: number, page: number) =>
  ofWidgets(count, "Moved {count} widgets to page {page}", { page });

// Pages
export const pageOfTotal = (page: number, total: number) => message("Page {page} of {total}", { page, total });
export const invalidPage = (page: number, total: number) =>
  message("Invalid page number: {page}. Must be between 1 and {total}", { page, total });
export const invalidSourcePage = (page: number, total: number) =>
  message("Invalid source page number: {page}. Must be between 1 and {total}", { page, total });
export const pageCountLow = message("Page count must be at least 1");
export const tooManyAdded = (most: number) => message("Cannot add more than {most} pages at once", { most });
export const tooManyDuplicated = (most: number) => message("Cannot duplicate more than {most} pages at once", { most });
export const tooManyPages = message("A document can have at most {most} pages", { most: String(limits.pages) });
export const addPagesStep = (count: number) => countedMessage(count, "add {count} page", "add {count} pages");
export const addedPages = (count: number) => countedMessage(count, "Added {count} page", "Added {count} pages");
export const duplicatePageStep = (page: number) => message("duplicate page {page}", { page });
export const duplicatePagesStep = (page: number, times: number) =>
  message("duplicate page {page} {times} times", { page, times });
export const deletePageStep = (page: number) => message("delete page {page}", { page });
export const deletedPage = (page: number) => message("Deleted page {page}", { page });
export const movePageStep = (page: number) => message("move page {page}", { page });
export const movedPage = (page: number) => message("Moved to page {page}", { page });

// Masters
export const masterNotFound = message("Master not found");
export const showsMaster = (name: string) => message("Master {name}", { name });
export const backToPage = message("Back to the page");
export const pasteToMastersStep = (count: number) => ofWidgets(count, "paste {count} widgets to masters");
export const none = message("None");
export const assignStep = (name: string | Message) => message("assign {name}", { name });
export const assigned = (name: string | Message) => message("Master: {name}", { name });

// Widgets
export const widgetNotFound = message("Widget not found");
export const tooManyWidgets = message("A page design can have at most {most} widgets", {
  most: String(limits.widgetsPerDesign),
});
export const range = (min: number, max: number) => message("must be a number from {min} to {max}", { min, max });
export const backgroundColorExpected = message("Background must be a color like #1A2B3C");
export const notLinkable = message("This widget cannot be a link");
export const editingText = message("Editing text");
export const editingTexts = (count: number) => ofWidgets(count, "Editing the text of {count} widgets");
export const insertStep = (type: string) => message("insert {widget}", { widget: { text: type } });
export const inserted = (type: string) => message("Inserted {widget}", { widget: { text: type } });
export const changePin = message("change pin");
export const linkStep = (count: number) => ofWidgets(count, "link {count} widgets");
export const linked = (count: number) => ofWidgets(count, "Linked {count} widgets");
export const deleteStep = (count: number) => ofWidgets(count, "delete {count} widgets");
export const clearStep = (count: number) => ofWidgets(count, "clear {count} widgets");
export const deleted = (count: number) => ofWidgets(count, "Deleted {count} widgets");
export const duplicateStep = (count: number) => ofWidgets(count, "duplicate {count} widgets");
export const duplicated = (count: number) => ofWidgets(count, "Duplicated {count} widgets");
export const lockStep = (count: number) => ofWidgets(count, "lock {count} widgets");
export const locked = (count: number) => ofWidgets(count, "Locked {count} widgets");
export const unlockStep = (count: number) => ofWidgets(count, "unlock {count} widgets");
export const unlocked = (count: number) => ofWidgets(count, "Unlocked {count} widgets");
export const hideStep = (count: number) => ofWidgets(count, "hide {count} widgets");
export const hidden = (count: number) => ofWidgets(count, "Hid {count} widgets");
export const showStep = (count: number) => ofWidgets(count, "show {count} widgets");
export const shown = (count: number) => ofWidgets(count, "Showed {count} widgets");
export const unlockAllStep = message("unlock and show all");
export const unlockedAll = message("Unlocked and shown all");
export const withNotice = (done: Message) =>
  message("{done}. Previous and next links lead where the originals lead", { done });

// Blocks
export const blockCycle = (path: readonly string[]) =>
  message("A block cannot contain itself: {path}", { path: path.join(" → ") });
export const showsBlock = (name: string) => message("Editing block {name}", { name });
export const leftBlock = message("Finished the block");
// Find and replace

// Links
export const thisPage = message("This page");
export const whereTo = message("Where to?");
export const leadsNowhere = message("Leads nowhere");
export const page = (number: number) => message("Page {page}", { page: number });
export const namedPage = (number: number, name: string) => message("Page {page}, {name}", { page: number, name });
export const countedLinks = (count: number) => countedMessage(count, "{count} link", "{count} links");
export const linksToPages = (count: number, first: number, last: number) =>
  countedMessage(count, "{count} link, pages {first}–{last}", "{count} links, pages {first}–{last}", { first, last });

// Canvas and document
export const changeSettings = message("change settings");
export const changeDevice = message("change device");
export const device = (name: string) => message("Device: {name}", { name });
export const addGuide = message("add guide");
export const addGuides = message("add guides");
export const moveGuide = message("move guide");
export const removeGuide = message("remove guide");
export const removeGuides = message("remove guides");
export const addedGuides = message("Added guides");
export const noGuides = message("No guides");

// View
export const zoomed = (percent: number) => message("Zoom {percent} %", { percent });
export const turnedOn = (setting: Message) => message("{setting}: on", { setting });
export const turnedOff = (setting: Message) => message("{setting}: off", { setting });
export const rulerUnit = (unit: string) => message("Rulers: {unit}", { unit });
export const wheelModes = { scroll: message("Wheel: scroll"), zoom: message("Wheel: zoom") };

// Clipboard
export const clipboardEmpty = message("The clipboard is empty");
export const nothingToPaste = message("There are no widgets on the clipboard");
export const copied = (count: number) => ofWidgets(count, "Copied {count} widgets");
export const cutStep = (count: number) => ofWidgets(count, "cut {count} widgets");
export const cut = (count: number) => ofWidgets(count, "Cut {count} widgets");
export const pasteStep = (count: number) => ofWidgets(count, "paste {count} widgets");
export const pasted = (count: number) => ofWidgets(count, "Pasted {count} widgets");

// Saving
export const fixErrorsFirst = message(
  "The YAML has errors. Fix them or discard these changes to return to the visual editor.",
);
export const yamlNotLoaded = message("The YAML module could not be loaded. Check the connection and try again.");
export const draftsRefused = message(
  "Your browser has no room to keep your changes, or does not allow it. Save them before you close this page.",
);
