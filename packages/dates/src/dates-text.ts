import type { TextsOf } from "@octavo/engine/message";
import type * as messages from "./messages.ts";

/** The texts of all messages of imports. A dictionary translates each of them. */
export type DatesText = TextsOf<typeof messages>;
