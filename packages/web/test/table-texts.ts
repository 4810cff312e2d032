/** What reaches the screen through `said`, in English, from where it is made. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { categories, messages } from "@octavo/contract";
import * as failures from "../src/api/messages.ts";
import { stopMessages } from "../src/engine-worker/engine-client.ts";
import { categoryNames, orderNames } from "../src/screens/gallery/gallery-labels.ts";
import { timeline } from "../src/screens/project/plan/timeline.ts";
import { modeNames } from "../src/ui/generation-modes.ts";
import { phrases } from "../src/yaml-editor/phrases.ts";

/** Values for sentences that have some, by their kind: a sentence is made with the first that fit. Of one thing it may be another. */
const values: readonly (readonly (readonly unknown[])[])[] = [
  [
    [7, 8, 9],
    [1, 8, 9],
  ],
  [["first", "second", "third"]],
  [[[65, 66]]],
];

/** Every sentence of a module of messages, with some values where it has values. */
function sentencesOf(messages: object): readonly string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    // It consists of its values.
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
      // It is about values of another kind.
    }
  }
  throw new Error(`No values for the message ${message.name}`);
}

/** Of the engine and the server, as their sources have them: no front door needs to show them for this. */
const othersMessages = import.meta.glob<object>(
  ["../../engine/src/**/messages.ts", "../../server/src/http/messages.ts"],
  { eager: true },
);

export const tableTexts: readonly string[] = [
  ...[messages, failures, ...Object.values(othersMessages)].flatMap(sentencesOf),
  ...Object.values(stopMessages),
  "Network request failed",
  "Authentication required",
  // What a conflict is about.
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

/** Where sentences stand that no module of messages has: to see that they are still said. */
export const sourcesOfSentences: readonly string[] = ["engine/src", "server/src", "web/src/engine-worker"]
  .map((folder) => fileURLToPath(new URL(`../../${folder}/`, import.meta.url)))
  .flatMap((folder) => globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts"] }).map((file) => folder + file))
  .map((file) => readFileSync(file, "utf8"));
