import { formatMessage } from "@octavo/foundation";
import { t, tIn, translate } from "../language/t.ts";
import { type ChapterId, chapterTitles } from "./chapters.ts";
import { problemTopics } from "./problem-topics.ts";
import { terms } from "./terms.ts";

export type HelpKind = "command" | "term" | "tutorial" | "problem";

/** Something that the help explains. */
export interface HelpEntry {
  /** Unique: "term-master". */
  readonly id: string;
  readonly kind: HelpKind;
  readonly title: string;
  readonly text: string;
  /** Other words for it, which the search finds too. */
  readonly synonyms: string;
  /** Anchor in the tutorial. */
  readonly tutorial?: string;
  /** Runs a command in the open editor. Returns false if that is not possible now. */
  readonly run?: () => boolean;
}

export const kindNames = (): Readonly<Record<HelpKind, string>> => ({
  command: t("Command"),
  term: tIn("help", "Term"),
  tutorial: t("Tutorial"),
  problem: t("Problem"),
});

/** Words that people use for the same thing. Each entry finds those of one or more things. */
const synonyms = () => ({
  page: t("page sheet layout template design background"),
  plan: t("plan calendar structure contents pages order year"),
  link: t("link connect hyperlink jump tap navigate target bookmark"),
  text: t("text words letters type writing label title"),
  look: t("look color line thickness font bold theme"),
  picture: t("picture image photo logo drawing"),
  device: t("device tablet screen size resolution e-reader transfer copy"),
  list: t("list table rows spreadsheet names pupils import"),
  date: t("date day week month event holiday birthday"),
  reuse: t("reuse repeat copy shared header footer component"),
  code: t("code YAML file syntax error"),
  variable: t("variable placeholder field insert automatic number"),
  key: t("key keyboard shortcut command hotkey"),
});

type Thing = keyof ReturnType<typeof synonyms>;

const thingsOfTerms: Readonly<Record<(typeof terms)[number]["id"], Thing>> = {
  master: "page",
  plan: "plan",
  section: "plan",
  part: "reuse",
  block: "reuse",
  style: "look",
  token: "variable",
  anchor: "link",
};

const thingsOfTopics: Readonly<Record<keyof ReturnType<typeof problemTopics>, Thing>> = {
  edges: "page",
  textSize: "text",
  textFit: "text",
  overlap: "text",
  glyphs: "text",
  strokes: "look",
  greys: "look",
  touch: "link",
  device: "device",
  room: "page",
  links: "link",
  names: "link",
  tokens: "variable",
  fonts: "text",
  pictures: "picture",
  values: "code",
  keys: "code",
  widgets: "code",
  yaml: "code",
  document: "code",
  limits: "plan",
  masterNames: "page",
  missingMaster: "page",
  shared: "reuse",
  planDates: "date",
  modes: "plan",
  emptySections: "plan",
  plannerSize: "plan",
  sectionNames: "plan",
  order: "plan",
  variables: "variable",
  language: "date",
  events: "date",
  lists: "list",
  pages: "page",
  editions: "device",
};

const thingsOfChapters: Readonly<Record<ChapterId, Thing>> = {
  "first-planner": "plan",
  "how-it-works": "page",
  words: "page",
  links: "link",
  tokens: "variable",
  device: "device",
  keyboard: "key",
  examples: "reuse",
};

/** Words for chapters that are the same in all languages. */
const namesOfChapters: Readonly<Partial<Record<ChapterId, string>>> = {
  device:
    "reMarkable Supernote Kindle Scribe Boox Kobo iPad Goodnotes Notability Xournal++ KOReader calibre PDF USB QR Dropbox Google Drive",
};

/** Terms, chapters and problems in the language of the studio. */
export function helpEntries(): readonly HelpEntry[] {
  const words = synonyms();
  return [
    ...terms.map(({ id, title, text, tutorial }): HelpEntry => {
      const english = `${title} ${formatMessage(text)}`;
      const own = { title: translate(title), text: translate(text) };
      return { id: `term-${id}`, kind: "term", ...own, synonyms: `${words[thingsOfTerms[id]]} ${english}`, tutorial };
    }),
    ...Object.entries(chapterTitles()).map(([anchor, title]): HelpEntry => {
      const chapter = anchor as ChapterId;
      const synonyms = `${words[thingsOfChapters[chapter]]} ${namesOfChapters[chapter] ?? ""}`;
      return { id: `tutorial-${anchor}`, kind: "tutorial", title, text: "", synonyms, tutorial: anchor };
    }),
    ...Object.entries(problemTopics()).map(([topic, { title, why }]): HelpEntry => {
      const thing = thingsOfTopics[topic as keyof typeof thingsOfTopics];
      return { id: `problem-${topic}`, kind: "problem", title, text: why, synonyms: words[thing] };
    }),
  ];
}

/** Entries that have all words, the best first. A word finds the words that begin with it, without regard to accents. */
export function searchHelp(entries: readonly HelpEntry[], typed: string): readonly HelpEntry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** 0 if a word is nowhere. */
function scoreOf({ title, synonyms: others, text }: HelpEntry, wanted: readonly string[]): number {
  const places = [
    { words: wordsOf(title), weight: 9 },
    { words: wordsOf(others), weight: 3 },
    { words: wordsOf(text), weight: 1 },
  ];
  const scores = wanted.map((word) =>
    Math.max(...places.map(({ words, weight }) => (words.some((one) => begins(one, word)) ? weight : 0))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Languages without spaces between words match anywhere. */
const begins = (word: string, start: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(start) ? word.includes(start) : word.startsWith(start);

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
