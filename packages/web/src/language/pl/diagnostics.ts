type Translate = (english: string) => string | undefined;

/**
 * Translates a diagnostic in the format of `describeDiagnostic`: `Plan, line 12: End date must be after start date (page
 * 3). Hint.`
 */
export function translateDiagnostic(english: string, translate: Translate): string | undefined {
  const [, place, field, rest = ""] = shape.exec(english) ?? [];
  const translation = translateWithHint(rest, translate);
  if (translation === undefined) return undefined;
  const where = place ? translatePlace(place) : field;
  return where ? `${where}: ${translation}` : translation;
}

const part = '(?:masters|plan|template|line \\d+|(?:section|master|widget) ".*?")';
const shape = new RegExp(`^(?:(${part}(?:, ${part})*): |([\\w.[\\]]+): )?(.+)$`, "isu");

const placeNames: Readonly<Record<string, string>> = {
  masters: "strony wzorcowe",
  plan: "plan",
  template: "szablon",
  line: "wiersz",
  section: "sekcja",
  master: "strona wzorcowa",
  widget: "element",
};

function translatePlace(place: string): string {
  const parts = new RegExp(part, "giu");
  const translation = place.replace(parts, (one) => {
    const [, word = "", name = ""] = /^(\w+) ?(.*)$/su.exec(one) ?? [];
    const written = name.replace(/^"(.*)"$/su, "„$1”");
    return `${placeNames[word.toLowerCase()] ?? word} ${written}`.trim();
  });
  return translation.charAt(0).toUpperCase() + translation.slice(1);
}

/** Translates the message, its repetition count and its hint, each of which may be a sentence. */
function translateWithHint(english: string, translate: Translate): string | undefined {
  const stops = [...english.matchAll(/[.?!…](?= )/g)].map(({ index }) => index + 1);
  for (const end of [...stops, english.length]) {
    const message = translateSentence(english.slice(0, end), translate);
    if (message === undefined) continue;
    const hint = english.slice(end).trim();
    return hint ? `${message} ${translateWithoutStop(hint, translate) ?? hint}` : message;
  }
  return undefined;
}

const repetition = / \((?:(\d+) times(?:, first on page (\d+))?|page (\d+))\)\.$/;

function translateSentence(english: string, translate: Translate): string | undefined {
  const [whole = "", times, first, page] = repetition.exec(english) ?? [];
  const message = translateWithoutStop(whole ? `${english.slice(0, -whole.length)}.` : english, translate);
  if (message === undefined || !whole) return message;
  const where = page ? `strona ${page}` : `${times} razy${first ? `, najpierw na stronie ${first}` : ""}`;
  return message.replace(/\.?$/, ` (${where}).`);
}

/** Looks up a sentence with and without its full stop. */
function translateWithoutStop(english: string, translate: Translate): string | undefined {
  const translation = translate(english.replace(/\.$/, "")) ?? translate(english);
  return translation === undefined || /[.?!…]$/.test(translation) || !english.endsWith(".")
    ? translation
    : `${translation}.`;
}
