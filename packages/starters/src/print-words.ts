import { loadWords, textIn } from "./words/words.ts";

/** Words of a print in the language of a planner: "p. {page}". */
export async function printWords(locale: string): Promise<{ readonly reference: string }> {
  return { reference: textIn(await loadWords(locale), locale)("p. {page}") };
}
