type Say = (english: string) => string | undefined;

/** As `describeDiagnostic` of the contract writes one: `Plan, line 12: End date must be after start date (page 3). Hint.` */
export function sayDescribed(english: string, say: Say): string | undefined {
  const [, place, field, rest = ""] = shape.exec(english) ?? [];
  const said = sayWithHint(rest, say);
  if (said === undefined) return undefined;
  const where = place ? sayPlace(place) : field;
  return where ? `${where}: ${said}` : said;
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

function sayPlace(place: string): string {
  const parts = new RegExp(part, "giu");
  const said = place.replace(parts, (one) => {
    const [, word = "", name = ""] = /^(\w+) ?(.*)$/su.exec(one) ?? [];
    const written = name.replace(/^"(.*)"$/su, "„$1”");
    return `${placeNames[word.toLowerCase()] ?? word} ${written}`.trim();
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A message, how often it stands there, and what to do about it: each may be a sentence of its own. */
function sayWithHint(english: string, say: Say): string | undefined {
  const stops = [...english.matchAll(/[.?!…](?= )/g)].map(({ index }) => index + 1);
  for (const end of [...stops, english.length]) {
    const message = sayOnce(english.slice(0, end), say);
    if (message === undefined) continue;
    const hint = english.slice(end).trim();
    return hint ? `${message} ${sayStopped(hint, say) ?? hint}` : message;
  }
  return undefined;
}

const repetition = / \((?:(\d+) times(?:, first on page (\d+))?|page (\d+))\)\.$/;

function sayOnce(english: string, say: Say): string | undefined {
  const [whole = "", times, first, page] = repetition.exec(english) ?? [];
  const message = sayStopped(whole ? `${english.slice(0, -whole.length)}.` : english, say);
  if (message === undefined || !whole) return message;
  const where = page ? `strona ${page}` : `${times} razy${first ? `, najpierw na stronie ${first}` : ""}`;
  return message.replace(/\.?$/, ` (${where}).`);
}

/** Sentences are known with and without their stop. */
function sayStopped(english: string, say: Say): string | undefined {
  const said = say(english.replace(/\.$/, "")) ?? say(english);
  return said === undefined || /[.?!…]$/.test(said) || !english.endsWith(".") ? said : `${said}.`;
}
