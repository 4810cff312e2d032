/** Messages of the canvas and the panels. */
import { type Message, message } from "@octavo/foundation";

// Undo steps
export const undoNext = (step: Message) => message("Undo {step}", { step });
export const redoNext = (step: Message) => message("Redo {step}", { step });
export const buildStep = message("build");

// Other designs
export const otherDesignsChanged = message(
  "Other designs of the project were changed in the meantime, so they stay as they are.",
);

export const keptNotSaved = (name: string) =>
  message("{name} could not be saved. Open it to see the reason.", { name });
export const allSaved = message("All changes are saved.");

// Pictures
export const importing = (name: string) => message("Importing {name}…", { name });
export const noPictureDropped = message("Only pictures can be dropped here: PNG, JPEG, SVG and the like");

// An empty page

export const noConnection = message(
  "No connection. Your changes are kept in this browser, and saved when the connection returns.",
);
