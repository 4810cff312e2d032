import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { contractMessages } from "./contract-messages.ts";
import { dates } from "./dates.ts";
import { datesMessages } from "./dates-messages.ts";
import { editions } from "./editions.ts";
import { editor } from "./editor.ts";
import { editorCommands } from "./editor-commands.ts";
import { editorMessages } from "./editor-messages.ts";
import { editorProperties } from "./editor-properties.ts";
import { engineMessages } from "./engine-messages.ts";
import { failures } from "./failures.ts";
import type { Forms } from "./forms.ts";
import { foundationMessages } from "./foundation-messages.ts";
import { gallery } from "./gallery.ts";
import { parts } from "./parts.ts";
import { plan } from "./plan.ts";
import { preview } from "./preview.ts";
import { projects } from "./projects.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { signInWays } from "./sign-in-ways.ts";
import { transfer } from "./transfer.ts";
import { tutorial } from "./tutorial.ts";
import { variables } from "./variables.ts";
import { visitor } from "./visitor.ts";
import { widgets } from "./widgets.ts";
import { workerMessages } from "./worker.ts";

export const areas = [
  shell,
  signIn,
  signInWays,
  account,
  admin,
  projects,
  parts,
  plan,
  dates,
  preview,
  gallery,
  transfer,
  editions,
  tutorial,
  variables,
  visitor,
  editor,
  editorCommands,
  editorProperties,
  editorMessages,
  widgets,
  contractMessages,
  datesMessages,
  foundationMessages,
  engineMessages,
  failures,
  workerMessages,
];

type Area = (typeof areas)[number];
type KeysOf<Texts, Other> = Texts extends unknown
  ? { [Text in keyof Texts & string]: Texts[Text] extends Other ? never : Text }[keyof Texts & string]
  : never;

/** English texts with one translation. A text with a context is "Light|theme". */
export type PlainText = KeysOf<Area, Forms>;
/** English plurals. */
export type CountedText = KeysOf<Area, string>;

export const texts = {
  ...shell,
  ...signIn,
  ...signInWays,
  ...account,
  ...admin,
  ...projects,
  ...parts,
  ...plan,
  ...dates,
  ...preview,
  ...gallery,
  ...transfer,
  ...editions,
  ...tutorial,
  ...variables,
  ...visitor,
  ...editor,
  ...editorCommands,
  ...editorProperties,
  ...editorMessages,
  ...widgets,
  ...contractMessages,
  ...datesMessages,
  ...foundationMessages,
  ...engineMessages,
  ...failures,
  ...workerMessages,
};
