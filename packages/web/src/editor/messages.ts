/** Messages of the canvas and the panels. */
import { countedMessage, type Message, message } from "@octavo/foundation";

// Undo steps
export const undoNext = (step: Message) => message("Undo {step}", { step });
export const redoNext = (step: Message) => message("Redo {step}", { step });
export const fixStep = (count: number) => countedMessage(count, "fix {count} problem", "fix {count} problems");
export const fixedProblems = (count: number) =>
  countedMessage(count, "Fixed {count} problem", "Fixed {count} problems");
export const buildStep = message("build");
export const changeStep = (property: string) =>
  message("change {property}", { property: { text: property, initial: "lower" } });

// Other designs
export const otherDesignsChanged = message(
  "Other designs of the project were changed in the meantime, so they stay as they are.",
);

export const keptNotSaved = (name: string) =>
  message("{name} could not be saved. Open it to see the reason.", { name });
export const allSaved = message("All changes are saved.");

export const tooManyWidgetsOn = (master: string) =>
  message("There is no room for more widgets on {master}.", { master });

// Pictures
export const importing = (name: string) => message("Importing {name}…", { name });
export const noPictureDropped = message("Only pictures can be dropped here: PNG, JPEG, SVG and the like");

// An empty page
export const nothingSelected = message("Select a widget to edit its properties.");
export const firstSteps = message(
  "The page is empty. Choose a widget from the list to place it, or drag it to where it belongs.",
);

export const noConnection = message(
  "No connection. Your changes are kept in this browser, and saved when the connection returns.",
);

// Clipboard
export const clipboardKept = (keys: string) =>
  message(
    "The browser does not let the clipboard be read. Press {keys}, or allow it in the browser's settings for this site.",
    { keys },
  );

// Comparison of pages
export const pageTexts = {
  previous: message("Previous page"),
  next: message("Next page"),
  position: (page: number, total: number) => message("Page {page} of {total}", { page, total }),
};
export const designTexts = {
  previous: message("Previous design"),
  next: message("Next design"),
  position: (index: number, total: number) => message("Design {index} of {total}", { index, total }),
};
