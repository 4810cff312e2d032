/** Keys in names of destinations and in identities of pages, made of texts. */

const longestKey = 40;

/** Letters and digits with hyphens between them, without capitals. `otherwise` if nothing remains. */
export function textKey(text: string, otherwise: string): string {
  const words = folded(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short = [...words].slice(0, longestKey).join("");
  return short.replaceAll(/^-+|(?<!-)-+$/g, "") || otherwise;
}

/** Adds a number to keys that an earlier text has. */
export function uniqueKeys(texts: readonly string[], otherwise: string): readonly string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return texts.map((text) => {
    const word = textKey(text, otherwise);
    let key = word;
    let number = next.get(word) ?? 2;
    for (; taken.has(key); number++) key = `${word}-${number}`;
    next.set(word, number);
    taken.add(key);
    return key;
  });
}

export function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
