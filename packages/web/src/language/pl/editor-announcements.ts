import { countedSlots, editorSentences } from "./editor-sentences.ts";
import type { Forms } from "./forms.ts";
import { pluralForm } from "./forms.ts";
import { readPattern } from "./pattern.ts";

type Translate = (english: string) => string | undefined;

/** Slots that contain translatable text. The values of all other slots are names or numbers. */
const translatedSlots = new Set(["step", "label", "title", "where", "mode", "noun", "age"]);

const entries = Object.entries(editorSentences);
const isPattern = ([english]: readonly [string, unknown]) => /\{\w+\}/.test(english);

/** Translates texts that the editor puts together in English: as a whole, or by the first pattern that matches. */
export function editorAnnouncements(
  translations: ReadonlyMap<string, string | Forms>,
  translate: Translate,
): Translate {
  const wholes = new Map(entries.filter((entry) => !isPattern(entry)));
  const patterns = entries
    .filter(isPattern)
    .map(([english, translation]) => readPattern(english, translation, translateValue));
  const lowerCase = new Map([...translations].map(([english, translation]) => [english.toLowerCase(), translation]));
  const known = new Map<string, string | undefined>();

  /** Texts start with a lower-case letter inside a sentence, in both languages. */
  function translateWithin(english: string): string | undefined {
    const translation = lowerCase.get(english);
    return (
      translate(english) ??
      (typeof translation === "string" ? translation.charAt(0).toLowerCase() + translation.slice(1) : undefined)
    );
  }
  function translateValue(value: string, slot: string): string | undefined {
    const forms = countedSlots[slot];
    const count = Number.parseInt(value, 10);
    if (forms) return pluralForm(forms, count).replace("{count}", `${count}`);
    if (slot === "expected") return translateWithin(value);
    if (translatedSlots.has(slot)) return translateWithin(value) ?? value;
    return slot === "size" ? value.replace(/(?<=\d)\.(?=\d)/, ",") : value;
  }
  /** Results are cached because the same texts are translated after each edit. */
  return (english) => {
    if (!known.has(english))
      known.set(english, translateFirst([(text) => textOf(wholes.get(text)), ...patterns], english));
    return known.get(english);
  };
}

const textOf = (translation: string | Forms | undefined) => (typeof translation === "string" ? translation : undefined);

function translateFirst(translators: readonly Translate[], english: string): string | undefined {
  for (const translator of translators) {
    const translation = translator(english);
    if (translation !== undefined) return translation;
  }
  return undefined;
}
