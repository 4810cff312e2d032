/** English texts of the editor. Texts that the specification fixes are word for word. */
import { limits } from "@octavo/engine";

export const notPossible = (label: string) => `${label} is not possible here`;
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// Confirmations
export const confirmDeleteWidget = "Delete this widget?";
export const confirmDeletePage = (page: number) => `Delete page ${page}? All widgets on this page will be removed.`;
export const confirmDuplicatePage = (page: number, widgets: number) =>
  `Duplicate page ${page} with ${widgets} widget(s)?`;
export const confirmDeleteMaster = "Delete this master? Assigned pages will revert to None.";

// Pages
export const invalidPage = (page: number, total: number) =>
  `Invalid page number: ${page}. Must be between 1 and ${total}`;
export const invalidSourcePage = (page: number, total: number) =>
  `Invalid source page number: ${page}. Must be between 1 and ${total}`;
export const pageCountLow = "Page count must be at least 1";
export const tooManyAdded = (most: number) => `Cannot add more than ${most} pages at once`;
export const tooManyDuplicated = (most: number) => `Cannot duplicate more than ${most} pages at once`;
export const enterNumber = (max: number) => `Please enter a number between 1 and ${max}`;
export const tooManyPages = `A document can have at most ${limits.pages} pages`;

// Masters
export const masterNameRequired = "Master name is required";
export const masterNameTaken = (name: string) => `There is already a master called "${name}"`;
export const masterNotFound = "Master not found";

// Widgets
export const widgetNotFound = "Widget not found";
export const tooManyWidgets = `A page design can have at most ${limits.widgetsPerDesign} widgets`;
export const unknownType = (type: string) => `There is no widget type "${type}"`;
export const idExpected = "Use letters, digits, hyphens and underscores";
export const idTaken = (id: string) => `There is already a widget "${id}" here`;
export const propertyMust = (label: string, problem: string) => `${label} ${problem}`;
export const range = (min: number, max: number) => `must be a number from ${min} to ${max}`;
export const colorExpected = (label: string) => `${label} must be a color like #1A2B3C`;
export const notLinkable = "This widget cannot be a link";

// Canvas
export const sizeExpected = (max: number) => `Width and height must be numbers from 1 to ${max}`;
export const marginsExpected = "Margins must be four numbers that leave room on the page";
export const gridExpected = (max: number) => `Grid size must be a number above 0 up to ${max}`;

// Clipboard
export const clipboardEmpty = "The clipboard is empty";
export const nothingToPaste = "There are no widgets on the clipboard";

// Saving
export const fixErrorsFirst = "The YAML has errors. Fix them or discard these changes to return to the visual editor.";
export const draftsRefused =
  "Your browser has no room to keep your changes, or does not allow it. Save them before you close this page.";
