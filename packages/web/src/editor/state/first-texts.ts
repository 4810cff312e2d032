import type { Editor } from "@octavo/editor";
import { loadWords, textIn, wordLanguage } from "@octavo/starters";
import { translate } from "../../language/t.ts";

/** First texts of new widgets in the language of the planner, where it has a word for them. */
export async function loadFirstTexts(editor: Editor, locale: string): Promise<void> {
  const wordOf = textIn(await loadWords(locale), locale);
  const isEnglish = wordLanguage(locale) === "en";
  const text = (label: string) => {
    const word = wordOf(label);
    return word === label && !isEnglish ? translate(label) : word;
  };
  editor.update((state) => ({ ...state, firstNames: { ...state.firstNames, text } }));
}
