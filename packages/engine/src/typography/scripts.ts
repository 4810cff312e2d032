/** Texts that need more than a glyph for each character from left to right, and languages that are read from right to left. */

/**
 * Hebrew to Southeast Asia, whose letters join, stack or run from right to left, and ideographs with what is written among them. In
 * units of UTF-16.
 */
const complex =
  /[\u0590-\u109F\u1100-\u11FF\u1700-\u18AF\u1900-\u1C7F\u1CD0-\u1CFF\u2E80-\uA4CF\uA800-\uD7FF\uD802-\uD807\uD83A\uD83B\uD840-\uD8BF\uF900-\uFAFF\uFB1D-\uFDFF\uFE30-\uFE4F\uFE70-\uFEFE\uFF00-\uFFEF]/;

/** True for text that `ScriptSupport` breaks into lines and runs. Other text has a glyph for each character, from left to right. */
export function isComplex(text: string): boolean {
  return complex.test(text);
}

/** Languages that are read from right to left, unless their tag names another script. */
const rightToLeft = ["ar", "ckb", "dv", "fa", "he", "ks", "mzn", "ps", "sd", "ug", "ur", "yi"];
const rightToLeftScripts = ["arab", "hebr", "thaa"];

/** True for a language that is read from right to left, such as "ar-EG". */
export function isRightToLeft(locale: string): boolean {
  const [language = "", ...rest] = locale.toLowerCase().split("-");
  const script = rest.find((part) => part.length === 4);
  return script === undefined ? rightToLeft.includes(language) : rightToLeftScripts.includes(script);
}

/** True for faces that are loaded by characters, because they have thousands. */
export function isEastAsianFace(face: string): boolean {
  return /^noto-sans-(?:jp|kr|sc|tc)-/.test(face);
}
