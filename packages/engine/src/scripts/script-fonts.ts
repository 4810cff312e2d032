/** Bundled fonts by script. Part of the support of scripts, which is loaded on demand. */
import { has, type Ranges } from "../typography/shaped-scripts.ts";

interface ScriptFont {
  /** Id of the family. */
  readonly family: string;
  readonly ranges: Ranges;
}

/** Bundled fonts of scripts that the families for Latin lack. Their styles are regular and bold. */
const scriptFonts: readonly ScriptFont[] = [
  {
    family: "noto-sans-hebrew",
    ranges: [
      [0x0590, 0x05ff],
      [0xfb1d, 0xfb4f],
    ],
  },
  {
    family: "noto-sans-arabic",
    ranges: [
      [0x0600, 0x06ff],
      [0x0750, 0x077f],
      [0x0870, 0x08ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfeff],
    ],
  },
  {
    family: "noto-sans-devanagari",
    ranges: [
      [0x0900, 0x097f],
      [0x1cd0, 0x1cff],
      [0xa8e0, 0xa8ff],
    ],
  },
  { family: "noto-sans-bengali", ranges: [[0x0980, 0x09ff]] },
  { family: "noto-sans-tamil", ranges: [[0x0b80, 0x0bff]] },
  { family: "noto-sans-telugu", ranges: [[0x0c00, 0x0c7f]] },
  { family: "noto-sans-thai", ranges: [[0x0e00, 0x0e7f]] },
];

const hangul: Ranges = [
  [0x1100, 0x11ff],
  [0x3130, 0x318f],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
];
const kana: Ranges = [
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0xff66, 0xff9f],
];
const bopomofo: Ranges = [
  [0x3100, 0x312f],
  [0x31a0, 0x31bf],
];

/** Ideographs and what is written among them, one glyph for each character. */
const eastAsian: Ranges = [
  [0x1100, 0x11ff],
  [0x2e80, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
];

/** Families by language. The same ideograph looks different in them. */
const eastAsianFamilies = {
  ja: "noto-sans-jp",
  ko: "noto-sans-kr",
  "zh-Hans": "noto-sans-sc",
  "zh-Hant": "noto-sans-tc",
} as const;

type EastAsianLanguage = keyof typeof eastAsianFamilies;

/** Families that have the character, in order of preference. Empty for characters of the usual fonts. */
export function scriptFamilies(codePoint: number, locale = ""): readonly string[] {
  const found = scriptFonts.find(({ ranges }) => has(ranges, codePoint));
  if (found) return [found.family];
  if (!has(eastAsian, codePoint)) return [];
  const first = eastAsianLanguage(codePoint, locale);
  return [...new Set([first, "ja", "zh-Hans", "zh-Hant", "ko"] as const)].map(
    (language) => eastAsianFamilies[language],
  );
}

export const allScriptFamilies: readonly string[] = [
  ...scriptFonts.map(({ family }) => family),
  ...Object.values(eastAsianFamilies),
];

function eastAsianLanguage(codePoint: number, locale: string): EastAsianLanguage {
  const own = languageOf(locale);
  if (own === "ko" || has(hangul, codePoint)) return "ko";
  if (own === "ja" || has(kana, codePoint)) return "ja";
  if (has(bopomofo, codePoint)) return "zh-Hant";
  return own ?? "ja";
}

function languageOf(locale: string): EastAsianLanguage | undefined {
  const [language = "", ...rest] = locale.split("-");
  if (language === "ja" || language === "ko") return language;
  if (language !== "zh" && language !== "yue") return undefined;
  return rest.some((part) => /^(hant|tw|hk|mo)$/i.test(part)) || language === "yue" ? "zh-Hant" : "zh-Hans";
}
