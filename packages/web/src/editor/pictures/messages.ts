/** Messages about pictures. Loaded with the first one. */
import { type Message, message } from "@octavo/foundation";

export const pictureAsItIs = (name: string) =>
  message("{name} could not be compressed, so it was added unchanged", { name });
export const pictureOnGrays = (device: string) => message("{device} shows grays only", { device });
export const notAPicture = (name: string) =>
  message("{name} is not an image that can be opened, so nothing was changed. Choose a PNG, JPEG or SVG file.", {
    name,
  });
export const pictureTooLarge = (name: string, size: string, most: string) =>
  message("{name} is {size} and cannot be made smaller here. At most {most} fit into a document", {
    name,
    size,
    most,
  });
export const drawingIncomplete = (problem: Message, hint: Message) => message("{problem}. {hint}.", { problem, hint });
export const pictureUnreadable = message("The picture could not be read.");
