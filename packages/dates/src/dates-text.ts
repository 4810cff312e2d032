import type { TextsOf } from "@octavo/foundation";
import type * as messages from "./messages.ts";

/** The texts of all messages of imports. A dictionary translates each of them. */
export type DatesText = TextsOf<typeof messages>;
