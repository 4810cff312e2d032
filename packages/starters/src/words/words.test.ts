/** Plausibility of the words of planners: what a check of texts can see without reading the language. */
import { describe, expect, test } from "vitest";
import { loadWords, wordLanguages } from "./words.ts";

const languages = wordLanguages.filter((language) => language !== "en");
const loaded = await loadWords(...languages);

/** First forms by English text. */
function wordsOf(language: string): ReadonlyMap<string, string> {
  const entries = Object.entries<string>(loaded[language] ?? {});
  return new Map(entries.map(([english, text]) => [english, text.split("|")[0] ?? ""]));
}

/** Texts that one page or one list of tabs prints beside each other. */
const neighbors: readonly (readonly string[])[] = [
  ["Mon", "Tue", "Wed", "Thu", "Fri"],
  ["Year", "Month", "Week", "Day"],
  ["Schedule", "Priorities", "To do", "Notes"],
  ["Goals", "Notes", "Important dates"],
  ["What went well", "What was hard", "Next month"],
  ["Index", "Key", "Future log", "Monthly log"],
  ["Task", "Done", "Moved on", "Scheduled", "Event", "Note", "Important", "Idea"],
  ["Present", "Agenda", "Notes", "Actions", "Who", "Due"],
  ["Timetable", "Subjects", "Terms", "Assignments", "Notes"],
  ["Teacher", "Room", "Grades", "Assignments"],
  ["Goals", "Important dates", "Exams"],
  ["Goals", "Roadmap", "Review"],
  ["Goal", "Milestones", "Tasks"],
  ["Left", "Right"],
  ["Cues", "Notes", "Summary"],
  ["Pantry", "Chores", "Contracts", "Birthdays", "Recipes"],
  ["Breakfast", "Lunch", "Dinner", "Snacks"],
  ["Fruit and veg", "Bread", "Dairy", "Meat and fish", "Dry food", "Frozen", "Drinks", "Household"],
  ["Income", "Fixed costs", "Expenses", "Saved", "Left over", "Total"],
  ["Planned", "Actual", "Difference"],
  ["Volume", "Plans", "Races", "Records", "Gear", "Notes"],
  ["Week", "Sessions", "Distance", "Duration", "Ascent"],
  ["Attendance", "Grades", "Seating"],
  ["Best moment", "What I learned", "What was hard", "Next week"],
];

/** Equal to the English text, because the language has the same word. */
const cognates: Readonly<Record<string, string>> = {
  ca: "Notes|Text|Important|Idea|notes|plans|Ingredients|Categories|Total|Plans|Sessions|Focus|Classes|categories|classes",
  cs: "Text",
  da: "Note|Plan|Plan ›|Blank|Distance|Tests|Person|Budget",
  de: "Name|Plan|Plan ›|Text|index|Snacks|Tests|Person|Budgets|Budget",
  es: "Plan|Plan ›|Idea|Total",
  fi: "Idea",
  fr: "Index|Notes|Note|Page|Plan|Plan ›|Accent|Important|Date|Actions|index|notes|pages|plans|Total|Volume|Plans|Records|Distance|Tests|Classes|Parents|Questions|Question|Question {row}|volume|records|classes|parents|questions|Gratitude|Budgets|Budget|Contact",
  hr: "Plan|Plan ›",
  hu: "index",
  id: "Label|Tab|Agenda|Total|Volume|volume",
  it: "Idea|Roadmap|Volume|volume|Budget",
  lv: "Distance",
  nb: "Plan|Plan ›|Blank|Person",
  nl: "Sober|Week|Plan|Week {week}|Week {week} ›|‹ Week {week}|Plan ›|Label|Tab|Accent|Agenda|Project|index|Water|Week 53|Lunch|Snacks|Records|records|Budget|Contact",
  pl: "Plan|Plan ›",
  pt: "Total|Volume|volume",
  "pt-BR": "Total|Volume|volume",
  ro: "Plan|Plan ›|Text|Accent|Important|index|Total|Contact",
  sk: "Text",
  sv: "Plan|Plan ›|Text|index|Lunch|Person|Budget",
  tr: "Plan|Plan ›",
};

/** Names of the method and of quarters, and the abbreviation of the Latin “pagina”, which many languages have. */
const international = new Set(["Bullet journal", "Q{quarter}", "Q{quarter} {year}", "p. {page}"]);

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /^\p{Script=Arabic}$/u,
  fa: /^\p{Script=Arabic}$/u,
  he: /^\p{Script=Hebrew}$/u,
  hi: /^\p{Script=Devanagari}$/u,
  th: /^\p{Script=Thai}$/u,
  el: /^\p{Script=Greek}$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
  ko: /^\p{Script=Hangul}$/u,
  "zh-Hans": /^\p{Script=Han}$/u,
  "zh-Hant": /^\p{Script=Han}$/u,
  bg: /^(?![ыэё])\p{Script=Cyrillic}$/iu,
  ru: /^(?![іїєґ])\p{Script=Cyrillic}$/iu,
  uk: /^(?![ыэёъ])\p{Script=Cyrillic}$/iu,
};

/** Letters beyond a to z of languages in Latin letters. Loanwords keep theirs in Dutch and Swedish. */
const letters: Readonly<Record<string, string>> = {
  ca: "àçèéíïòóúü·",
  cs: "áčďéěíňóřšťúůýž",
  da: "æøåé",
  de: "äöüß",
  es: "áéíñóúü",
  et: "äõöüšž",
  fi: "äöå",
  fr: "àâæçéèêëîïôœùûüÿ",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  id: "",
  it: "àèéìòù",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  nb: "æøåéò",
  nl: "éëïöü",
  pl: "ąćęłńóśźż",
  pt: "áâãàçéêíóôõú",
  "pt-BR": "áâãàçéêíóôõú",
  ro: "ăâîșț",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšž",
  sv: "åäöé",
  tr: "çğıöşüâî",
  vi: "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ",
};

/** Letters of a text, without tokens. */
const lettersOf = (text: string) =>
  [...text.replaceAll(/\{\w+\}/g, "").normalize("NFC")].filter((one) => /\p{L}/u.test(one));

describe.each(languages)("in %s", (language) => {
  const words = wordsOf(language);
  const entries = [...words];

  test("texts that stand beside each other differ", () => {
    for (const group of neighbors) {
      const texts = group.map((english) => words.get(english) ?? `no “${english}”`);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i || text.startsWith("no “"))).toEqual([]);
    }
  });

  test("only cognates equal the English text", () => {
    const known = new Set(cognates[language]?.split("|"));
    const equal = entries.filter(([english, text]) => english === text && !international.has(english));
    expect(equal.map(([english]) => english).filter((english) => !known.has(english))).toEqual([]);
    expect([...known].filter((english) => words.get(english) !== english)).toEqual([]);
  });

  test("every letter belongs to the language", () => {
    const script = scripts[language];
    const more = letters[language];
    expect(script ?? more).toBeDefined();
    const isOwn = (letter: string) => {
      const small = letter.toLocaleLowerCase(language);
      return script?.test(letter) ?? (/^[a-z]$/.test(small) || more?.includes(small));
    };
    const foreign = entries
      .filter(([english]) => !international.has(english))
      .flatMap(([, text]) =>
        lettersOf(text)
          .filter((letter) => !isOwn(letter))
          .map((letter) => `${letter} in ${text}`),
      );
    expect(foreign).toEqual([]);
  });

  test("labels begin with a capital, and kinds of sections are small words", () => {
    const isHead = (english: string) =>
      /^\p{Lu}/u.test(english) && !(language === "pl" && /^(?:Mon|Tue|Wed|Thu|Fri)$/.test(english));
    const small = entries.filter(([english, text]) => isHead(english) && /^\p{Ll}/u.test(text));
    const kinds = entries.filter(
      ([english, text]) => /^[a-z_]+$/.test(english) && !/^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_\u200c]+$/u.test(text),
    );
    expect([small, kinds]).toEqual([[], []]);
  });

  test("tokens and arrows are those of English", () => {
    const marks = (text: string) => (text.match(/\{\w+\}|[‹›]/g) ?? []).toSorted();
    expect(entries.filter(([english, text]) => marks(english).join() !== marks(text).join())).toEqual([]);
  });
});

/** Languages that write some sentences alike. */
const relatives = new Set(["pt pt-BR", "pt-BR pt", "cs sk", "da nb"]);

test("no sentence is that of another language", () => {
  const sentences = languages.map(
    (language) =>
      [language, new Set([...wordsOf(language).values()].filter((text) => lettersOf(text).length >= 18))] as const,
  );
  const shared = sentences.flatMap(([one, texts], i) =>
    sentences
      .slice(i + 1)
      .flatMap(([other, others]) =>
        relatives.has(`${one} ${other}`)
          ? []
          : [...texts].filter((text) => others.has(text)).map((text) => `${one} ${other}: ${text}`),
      ),
  );
  expect(shared).toEqual([]);
});
