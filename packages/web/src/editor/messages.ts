/** What the editor says. Those of the specification are in its words. */
import { limits } from "@octavo/engine";
import { formatFileSize } from "../ui/file-size.ts";

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

// Pictures
export const importing = (name: string) => `Importing ${name}…`;
export const pictureAsItIs = (name: string) => `${name} could not be made smaller, so it was taken in as it is`;
export const notAPicture = (name: string) =>
  `${name} is not an image that can be opened, so nothing was changed. Choose a PNG, JPEG or SVG file.`;
export const pictureTooLarge = (name: string, bytes: number, most: number) =>
  `${name} is ${formatFileSize(bytes)} and cannot be made smaller here. At most ${formatFileSize(most)} fit into a document`;
export const picturesMissing = "What reads pictures could not be loaded. Check the connection and try again.";
export const pictureUnreadable = "The picture could not be read.";
export const noPictureDropped = "Only pictures can be dropped here: PNG, JPEG, SVG and the like";

// Canvas
export const sizeExpected = (max: number) => `Width and height must be numbers from 1 to ${max}`;
export const marginsExpected = "Margins must be four numbers that leave room on the page";
export const gridExpected = (max: number) => `Grid size must be a number above 0 up to ${max}`;

// An empty page
export const firstSteps =
  "The page is empty. Choose a widget from the list to place it, or drag it to where it belongs.";

// Clipboard
export const clipboardEmpty = "The clipboard is empty";
export const nothingToPaste = "There are no widgets on the clipboard";
export const clipboardKept = (keys: string) =>
  `The browser does not let the clipboard be read. Press ${keys}, or allow it in the browser's settings for this site.`;
