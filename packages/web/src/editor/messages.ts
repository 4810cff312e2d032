/** English texts of the canvas and the panels. Callers translate them. */
import { formatFileSize } from "../ui/file-size.ts";

// Pictures
export const importing = (name: string) => `Importing ${name}…`;
export const pictureAsItIs = (name: string) => `${name} could not be made smaller, so it was taken in as it is`;
export const notAPicture = (name: string) =>
  `${name} is not an image that can be opened, so nothing was changed. Choose a PNG, JPEG or SVG file.`;
export const pictureTooLarge = (name: string, bytes: number, most: number) =>
  `${name} is ${formatFileSize(bytes)} and cannot be made smaller here. At most ${formatFileSize(most)} fit into a document`;
export const pictureUnreadable = "The picture could not be read.";
export const noPictureDropped = "Only pictures can be dropped here: PNG, JPEG, SVG and the like";

// An empty page
export const firstSteps =
  "The page is empty. Choose a widget from the list to place it, or drag it to where it belongs.";

// Clipboard
export const clipboardKept = (keys: string) =>
  `The browser does not let the clipboard be read. Press ${keys}, or allow it in the browser's settings for this site.`;
