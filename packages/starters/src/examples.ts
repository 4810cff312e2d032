/** Small projects that show one thing each. Their documents are in library/examples, with words of starters in [[brackets]]. */
import { textIn, type WordsByLanguage } from "./words/words.ts";

export interface Example {
  /** Name of its file. */
  readonly id: string;
  readonly title: string;
  /** Sentences about the thing, and where to find it. */
  readonly description: string;
}

/** From pages to what makes many of them alike. */
export const examples: readonly Example[] = [
  {
    id: "index",
    title: "An index",
    description:
      "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.",
  },
  {
    id: "tabs",
    title: "Month tabs",
    description:
      "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.",
  },
  {
    id: "habits",
    title: "A habit tracker",
    description:
      "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.",
  },
  {
    id: "events",
    title: "Events",
    description:
      "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.",
  },
  {
    id: "rotation",
    title: "A rotating timetable",
    description:
      "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.",
  },
  {
    id: "rows",
    title: "Pages from a list",
    description:
      "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.",
  },
  {
    id: "block",
    title: "A block on two masters",
    description:
      "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.",
  },
  {
    id: "styles",
    title: "Styles and themes",
    description:
      "Title, text and lines have styles. Open the master and choose another theme: all of them change together.",
  },
  {
    id: "anchor",
    title: "An anchor and its links",
    description:
      "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.",
  },
  {
    id: "tokens",
    title: "Tokens",
    description:
      "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.",
  },
];

/** Returns masters and plan of a file, with words in the language of the locale. */
export function fillExample(
  file: string,
  locale: string,
  words: WordsByLanguage,
): { readonly masters: string; readonly plan: string } {
  const word = textIn(words, locale);
  const filled = file
    .replaceAll(/\[\[([^[\]]+)\]\]/g, (_, english: string) => JSON.stringify(word(english)).slice(1, -1))
    .replace("locale: LOCALE", `locale: ${locale}`);
  const [masters = "", plan = ""] = filled.split("\n---\n");
  return { masters: `${masters}\n`, plan };
}
