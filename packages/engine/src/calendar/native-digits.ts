/** Zeros of scripts with their languages, as in CLDR's native numbering systems. The other digits follow the zero. */
const zeros: Readonly<Record<string, string>> = {
  "\u0660": "ar ckb sd",
  "\u06f0": "fa ks lrc mzn pa-Arab ps ug ur uz-AF uz-Arab",
  "\u07c0": "nqo",
  "\u0966": "bgc bho brx doi hi kok mai mr ne raj sa sat-Deva xnr",
  "\u09e6": "as bn mni",
  "\u0a66": "pa",
  "\u0ae6": "gu",
  "\u0b66": "or",
  "\u0be6": "ta",
  "\u0c66": "te",
  "\u0ce6": "kn",
  "\u0d66": "ml",
  "\u0e50": "th",
  "\u0ed0": "lo",
  "\u0f20": "bo dz",
  "\u1040": "my",
  "\u17e0": "km",
  "\u1c50": "sat",
  "\u{1e950}": "ff-Adlm",
  "\u{11136}": "ccp",
};

/** Digits from 0 to 9 of a language. Undefined if it has only Latin ones. */
export function nativeDigits(locale: string): readonly string[] | undefined {
  const parts = locale.split("-");
  const tags = parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
  for (const tag of tags) {
    const [zero] = Object.entries(zeros).find(([, languages]) => languages.split(" ").includes(tag)) ?? [];
    const first = zero?.codePointAt(0);
    if (first !== undefined) return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(first + digit));
  }
  return undefined;
}
