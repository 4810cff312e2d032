import { type Part, partOf } from "../documents/project-document.ts";

export interface CutText {
  readonly parts: readonly Part[];
  /** Pieces of the parts, by hash. */
  readonly pieces: ReadonlyMap<string, readonly string[]>;
}

/** Minimum length of a part, and the number of parts that a long text is cut into at most. */
const minLength = 2 * 1024;
const maxParts = 256;

/** Beginning of each design and of the other parts of a document (`serializeDocument`). */
const boundary = /(?=\{"name":|"plan":\{|"compilation_rules":\[|"styles":\[)/g;

/**
 * Cuts the text of a document between its designs, so that versions share the parts that don't differ. Does not parse the
 * text: another place of a cut only makes sharing rarer.
 */
export function cutText(text: string): CutText {
  const least = leastLength(text.length);
  const pieces = new Map<string, readonly string[]>();
  const parts: Part[] = [];
  let start = 0;
  const add = (end: number) => {
    const { part, pieces: cut } = partOf(text.slice(start, end));
    parts.push(part);
    pieces.set(part.hash, cut);
    start = end;
  };
  for (const { index } of text.matchAll(boundary)) if (index - start >= least) add(index);
  if (start < text.length) add(text.length);
  return { parts, pieces };
}

/** Doubles, so that a slightly longer text is cut in the same places. */
function leastLength(length: number): number {
  let least = minLength;
  while (least * maxParts < length) least *= 2;
  return least;
}
