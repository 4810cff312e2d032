import type { TextsOf } from "@octavo/foundation";
import type * as drafts from "./draft-messages.ts";
import type * as masters from "./master-messages.ts";
import type * as messages from "./messages.ts";
import type * as placement from "./placement-messages.ts";
import type * as properties from "./property-messages.ts";
import type * as sharedParts from "./shared-part-messages.ts";

/** The texts of all messages of the editor. A dictionary translates each of them. */
export type EditorText = TextsOf<
  typeof messages | typeof drafts | typeof masters | typeof placement | typeof properties | typeof sharedParts
>;
