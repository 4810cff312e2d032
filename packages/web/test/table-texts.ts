/** English texts that reach the screen through `translate`, from the modules that define them. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { categories, messages } from "@octavo/contract";
import * as failures from "../src/api/messages.ts";
import { stopMessages } from "../src/engine-worker/engine-client.ts";
import { categoryNames, orderNames } from "../src/screens/gallery/gallery-labels.ts";
import { timeline } from "../src/screens/project/plan/timeline.ts";
import { modeNames } from "../src/ui/generation-modes.ts";
import { phrases } from "../src/yaml-editor/phrases.ts";

/** Argument lists for messages, by type. The first that fits is used. */
const values: readonly (readonly (readonly unknown[])[])[] = [
  [
    [7, 8, 9],
    [1, 8, 9],
  ],
  [["first", "second", "third"]],
  [[[65, 66]]],
];

/** Returns every message of a module, with sample values. */
function sentencesOf(messages: object): readonly string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    // The message consists of its values.
    if (name === "unusableProperty") return [];
    if (typeof message === "string") return [message];
    return message instanceof Function ? made(message) : sentencesOf(Object(message));
  });
}

function made(message: CallableFunction): readonly string[] {
  for (const some of values) {
    try {
      return some.map((each) => String(Reflect.apply(message, undefined, each)));
    } catch {
      // The message takes values of another type.
    }
  }
  throw new Error(`No values for the message ${message.name}`);
}

/** Messages of the engine and the server, imported from their sources because no package exports them. */
const othersMessages = import.meta.glob<object>(
  ["../../engine/src/**/messages.ts", "../../server/src/http/messages.ts"],
  { eager: true },
);

export const tableTexts: readonly string[] = [
  ...[messages, failures, ...Object.values(othersMessages)].flatMap(sentencesOf),
  ...Object.values(stopMessages),
  "Network request failed",
  "Authentication required",
  // Nouns of conflict dialogs.
  "plan",
  "list of rules",
  "template",
  "page",
  ...Object.values(modeNames),
  ...Object.values(categoryNames),
  ...Object.values(orderNames),
  ...categories,
  ...timeline.flatMap(({ name, description }) => [name, description]),
  ...phrases,
];

/** Sources with messages outside `messages.ts`, to find unused translations. */
export const sourcesOfSentences: readonly string[] = ["engine/src", "server/src", "web/src/engine-worker"]
  .map((folder) => fileURLToPath(new URL(`../../${folder}/`, import.meta.url)))
  .flatMap((folder) => globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts"] }).map((file) => folder + file))
  .map((file) => readFileSync(file, "utf8"));
