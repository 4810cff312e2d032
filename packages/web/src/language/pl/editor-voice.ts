import { countedSlots, editorSentences } from "./editor-sentences.ts";
import { formOf } from "./forms.ts";
import { readPattern } from "./pattern.ts";
import type { Forms } from "./polish.ts";

type Say = (english: string) => string | undefined;

/** Slots that hold words of ours. What stands in the others is a name or a number, and is taken over. */
const ours = new Set(["step", "label", "title", "where", "mode", "noun", "age"]);

const entries = Object.entries(editorSentences);
const isPattern = ([english]: readonly [string, unknown]) => /\{\w+\}/.test(english);

/** What the editor makes in English, with its values in it: whole, or by the first pattern that fits. */
export function editorVoice(words: ReadonlyMap<string, string | Forms>, say: Say): Say {
  const wholes = new Map(entries.filter((entry) => !isPattern(entry)));
  const patterns = entries.filter(isPattern).map(([english, said]) => readPattern(english, said, sayValue));
  const small = new Map([...words].map(([english, said]) => [english.toLowerCase(), said]));
  const known = new Map<string, string | undefined>();

  /** Within a sentence words begin small, in both languages. */
  function within(english: string): string | undefined {
    const said = small.get(english);
    return say(english) ?? (typeof said === "string" ? said.charAt(0).toLowerCase() + said.slice(1) : undefined);
  }
  function sayValue(value: string, slot: string): string | undefined {
    const forms = countedSlots[slot];
    const count = Number.parseInt(value, 10);
    if (forms) return formOf(forms, count).replace("{count}", `${count}`);
    if (slot === "expected") return within(value);
    if (ours.has(slot)) return within(value) ?? value;
    return slot === "size" ? value.replace(/(?<=\d)\.(?=\d)/, ",") : value;
  }
  /** Asked for again with each edit. */
  return (english) => {
    if (!known.has(english)) known.set(english, sayFirst([(text) => textOf(wholes.get(text)), ...patterns], english));
    return known.get(english);
  };
}

const textOf = (said: string | Forms | undefined) => (typeof said === "string" ? said : undefined);

function sayFirst(ways: readonly Say[], english: string): string | undefined {
  for (const way of ways) {
    const said = way(english);
    if (said !== undefined) return said;
  }
  return undefined;
}
