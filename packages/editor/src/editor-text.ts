import type { TextsOf } from "@octavo/engine/message";
import type * as messages from "./messages.ts";

/** The texts of all messages of the editor. A dictionary translates each of them. */
export type EditorText = TextsOf<typeof messages>;
