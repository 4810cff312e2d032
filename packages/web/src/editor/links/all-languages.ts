/** Texts in all languages, for a search that does not depend on the user's language. */
import { english, formatMessage, type Message } from "@octavo/foundation";
import { useEffect, useState } from "react";
import { type Language, languages } from "../../language/language.ts";
import { loadDictionary } from "../../language/load-dictionary.ts";
import { whenDone } from "../../ui/when-done.ts";

type WordsOf = (text: Message) => readonly string[];

const inEnglish: WordsOf = (text) => [formatMessage(text, english)];

/** Returns the text in each language. Only in English until the dictionaries are needed and loaded. */
export function useAllLanguages(isNeeded: boolean): WordsOf {
  const [wordsOf, setWordsOf] = useState<WordsOf>(() => inEnglish);
  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenDone(loadAll(), (found) => setWordsOf(() => found));
  }, [isNeeded]);
  return wordsOf;
}

async function loadAll(): Promise<WordsOf> {
  const names = Object.keys(languages) as Language[];
  const dictionaries = await Promise.all(names.map(loadDictionary));
  const each = dictionaries.map((dictionary) => ({
    ...english,
    template: (message: Message) => dictionary?.text(message.text) ?? english.template(message),
  }));
  return (text) => each.map((language) => formatMessage(text, language));
}
