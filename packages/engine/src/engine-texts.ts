import type { TextsOf } from "@octavo/foundation";
import type * as compose from "./compose/messages.ts";
import type * as edition from "./edition/messages.ts";
import type * as expand from "./expand/messages.ts";
import type * as language from "./language/messages.ts";
import type * as widgets from "./language/widget-messages.ts";
import type * as layout from "./layout/messages.ts";
import type * as lint from "./lint/messages.ts";
import type * as manifest from "./manifest/messages.ts";
import type * as model from "./model/messages.ts";
import type * as parse from "./parse/messages.ts";
import type * as project from "./parse/project-messages.ts";
import type * as print from "./print/messages.ts";
import type * as scripts from "./scripts/messages.ts";
import type * as typography from "./typography/messages.ts";
import type * as calendar from "./widgets/calendar/messages.ts";

/** English texts of all messages. A language that lacks one does not compile. */
export type EngineText = TextsOf<
  | typeof calendar
  | typeof compose
  | typeof edition
  | typeof expand
  | typeof language
  | typeof layout
  | typeof lint
  | typeof manifest
  | typeof model
  | typeof parse
  | typeof print
  | typeof project
  | typeof scripts
  | typeof typography
  | typeof widgets
>;
