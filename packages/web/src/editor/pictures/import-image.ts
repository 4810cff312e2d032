import type { Editor } from "@octavo/editor";
import { type Message, MessageError, messageOf } from "@octavo/foundation";
import { imageDecoder, notLoaded } from "../../engine-worker/messages.ts";
import * as messages from "../messages.ts";
import type { ImagePosition } from "./place-image.ts";

/**
 * Replaces the picture of the selected image widget, or inserts a new one at `spot`. `say` receives progress and
 * result messages.
 */
export function importImage(
  editor: Editor,
  file: File,
  say: (words: Message | undefined) => void,
  spot?: ImagePosition,
): void {
  say(messages.importing(file.name));
  loadPictures()
    .then(({ placeImage }) => placeImage(editor, file, spot))
    .then(say, (reason: unknown) => say(messageOf(reason)));
}

/** Returns the first picture of a drop or paste. */
export function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}

/** Loaded on demand, because few designs contain pictures. */
function loadPictures() {
  return import("./place-image.ts").catch((cause: unknown) => {
    throw new MessageError(notLoaded(imageDecoder), { cause });
  });
}
