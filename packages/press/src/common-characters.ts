/** Common ideographs and syllables, by the first levels of the character sets of East Asia. */

interface CharacterSet {
  readonly encoding: string;
  /** Lead bytes of the common characters. */
  readonly leads: readonly [first: number, last: number];
  /** Last trail byte of the last lead byte. */
  readonly end: number;
}

/** JIS X 0208 level 1, GB 2312 level 1, Big5 level 1 and the syllables of KS X 1001. */
const sets: readonly CharacterSet[] = [
  { encoding: "euc-jp", leads: [0xb0, 0xcf], end: 0xd3 },
  { encoding: "gb18030", leads: [0xb0, 0xd7], end: 0xf9 },
  { encoding: "big5", leads: [0xa4, 0xc6], end: 0x7e },
  { encoding: "euc-kr", leads: [0xb0, 0xc8], end: 0xfe },
];

let known: readonly (readonly number[])[] | undefined;

const commonSets = (): readonly (readonly number[])[] => (known ??= sets.map(charactersOf));

function charactersOf({ encoding, leads: [first, last], end }: CharacterSet): readonly number[] {
  const decoder = new TextDecoder(encoding);
  const trails = encoding === "big5" ? [...range(0x40, 0x7e), ...range(0xa1, 0xfe)] : range(0xa1, 0xfe);
  return range(first, last).flatMap((lead) =>
    trails
      .filter((trail) => lead < last || trail <= end)
      .flatMap((trail) => decoder.decode(Uint8Array.of(lead, trail)).codePointAt(0) ?? []),
  );
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Part of a set that a font made for it has. */
const nearlyAll = 0.95;

/** The common characters, first those of the sets that a font was made for. Those of several sets are the most common ones. */
export function commonCharacters(own: ReadonlySet<number>): readonly number[] {
  const all = commonSets();
  const isMadeFor = (set: readonly number[]) => set.filter((code) => own.has(code)).length >= nearlyAll * set.length;
  const made = new Set(all.filter(isMadeFor));
  const counts = new Map<number, number>();
  for (const set of all)
    for (const code of set) counts.set(code, (counts.get(code) ?? 0) + (made.has(set) ? sets.length : 1));
  return [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
}
