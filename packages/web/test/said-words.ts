/** What reaches the screen through `said`, in English, from where it is made. */
import { categories, messages } from "@octavo/contract";
import * as failures from "../src/api/messages.ts";
import { categoryNames, orderNames } from "../src/screens/gallery/words.ts";
import { timeline } from "../src/screens/project/plan/timeline.ts";
import { modeNames } from "../src/ui/generation-modes.ts";
import { phrases } from "../src/yaml-editor/phrases.ts";

/** Values for sentences that have some: the first that a sentence can be made with, and of one thing, too. */
const values: readonly (readonly unknown[])[] = [[7, 8, 9], ["first", "second", "third"], [["one", "two"]]];

/** Every sentence of a module of messages, with some values where it has values. */
function sentencesOf(messages: object): readonly string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === "string") return [message];
    return message instanceof Function ? made(message) : sentencesOf(Object(message));
  });
}

function made(message: CallableFunction): readonly string[] {
  for (const some of values) {
    try {
      return [some, [1, ...some.slice(1)]].map((each) => String(Reflect.apply(message, undefined, each)));
    } catch {
      // It is about values of another kind.
    }
  }
  throw new Error(`No values for the message ${message.name}`);
}

export const saidWords: readonly string[] = [
  ...sentencesOf(messages),
  ...sentencesOf(failures),
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
  ...timeline.flatMap(({ name, meaning }) => [name, meaning]),
  ...phrases,
];
