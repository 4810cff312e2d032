import { countedSlots, editorSentences } from "./editor-sentences.ts";
import { formOf } from "./forms.ts";
import { readPattern } from "./pattern.ts";
import type { Forms } from "./polish.ts";

type Translate = (english: string) => string | undefined;

/** Slots that hold words of ours. What stands in the others is a name or a number, and is taken over. */
const ours = new Set(["step", "label", "title", "where", "mode", "noun", "age"]);

const entries = Object.entries(editorSentences);
const isPattern = ([english]: readonly [string, unknown]) => /\{\w+\}/.test(english);

/** What the editor makes in English, with its values in it: whole, or by the first pattern that fits. */
export function editorAnnouncements(words: ReadonlyMap<string, string | Forms>, translate: Translate): Translate {
  const wholes = new Map(entries.filter((entry) => !isPattern(entry)));
  const patterns = entries
    .filter(isPattern)
    .map(([english, translation]) => readPattern(english, translation, translateValue));
  const small = new Map([...words].map(([english, translation]) => [english.toLowerCase(), translation]));
  const known = new Map<string, string | undefined>();

  /** Within a sentence words begin small, in both languages. */
  function within(english: string): string | undefined {
    const translation = small.get(english);
    return (
      translate(english) ??
      (typeof translation === "string" ? translation.charAt(0).toLowerCase() + translation.slice(1) : undefined)
    );
  }
  function translateValue(value: string, slot: string): string | undefined {
    const forms = countedSlots[slot];
    const count = Number.parseInt(value, 10);
    if (forms) return formOf(forms, count).replace("{count}", `${count}`);
    if (slot === "expected") return within(value);
    if (ours.has(slot)) return within(value) ?? value;
    return slot === "size" ? value.replace(/(?<=\d)\.(?=\d)/, ",") : value;
  }
  /** Asked for again with each edit. */
  return (english) => {
    if (!known.has(english))
      known.set(english, translateFirst([(text) => textOf(wholes.get(text)), ...patterns], english));
    return known.get(english);
  };
}

const textOf = (translation: string | Forms | undefined) => (typeof translation === "string" ? translation : undefined);

function translateFirst(ways: readonly Translate[], english: string): string | undefined {
  for (const way of ways) {
    const translation = way(english);
    if (translation !== undefined) return translation;
  }
  return undefined;
}
