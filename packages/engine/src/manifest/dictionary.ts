/** Entries of PDF dictionaries, from their text: ISO 32000-2, 7.3. */

const nameCharacter = /\w/;

/** The start of the value of a key. Undefined if the dictionary lacks it. */
export function valueOf(dictionary: string, key: string): string | undefined {
  const name = `/${key}`;
  for (let at = dictionary.indexOf(name); at >= 0; at = dictionary.indexOf(name, at + 1)) {
    const start = at + name.length;
    if (!nameCharacter.test(dictionary.charAt(start))) return dictionary.slice(start, start + longestValue).trimStart();
  }
  return undefined;
}

/** References, numbers and names are shorter. */
const longestValue = 60;

/** Number of the object to which an entry refers. */
export function referenceOf(dictionary: string, key: string): number | undefined {
  const found = /^(\d{1,10})\s{1,4}\d{1,5}\s{1,4}R/.exec(valueOf(dictionary, key) ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}

export function numberOf(dictionary: string, key: string): number | undefined {
  const value = valueOf(dictionary, key);
  const found = value === undefined ? undefined : /^(\d{1,10})(?!\d|\s{1,4}\d{1,5}\s{1,4}R)/.exec(value)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A name, also as the only one in an array: "FlateDecode". */
export function nameOf(dictionary: string, key: string): string | undefined {
  return /^(?:\[\s{0,4})?\/(\w{1,40})/.exec(valueOf(dictionary, key) ?? "")?.[1];
}
