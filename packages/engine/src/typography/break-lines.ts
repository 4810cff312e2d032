const paragraphEnd = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

/** Breaks lines at white space, but not at no-break spaces (U+00A0, U+2007, U+202F). */
const wordAndSpaces =
  /(?!$)([^ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]*)([ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]*)/gu;

/** Break opportunities in a word: after a hyphen or dash between letters, a soft hyphen, or a zero width space. */
const insideWord = /(?<=\p{L}[-\u2010\u2013\u2014])(?=\p{L})|(?<=[\xAD\u200B])/u;
const softBreak = /[\xAD\u200B]/g;
const softHyphen = "\xAD";

/** Text without break opportunity. */
interface Piece {
  readonly text: string;
  readonly spaces: string;
  /** Hyphen for a soft hyphen at the end of the line. */
  readonly ending: "" | "-";
}

/** Paragraphs of a text, including empty ones. */
export const paragraphsOf = (text: string): string[] => text.split(paragraphEnd);

/** Parts of a paragraph between which lines may break, with their spaces. */
export type LineParts = (paragraph: string) => readonly string[];

/**
 * Breaks text into lines of at most `width`, greedily. Keeps line breaks of the text, including empty lines. Breaks
 * words longer than a line between characters, at least one per line. Drops spaces at line ends. `measure` must be
 * additive, as `textWidth` is.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return paragraphsOf(text).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

/** Text whose only white space is U+0020 and whose only breaks in words are hyphens and dashes. */
const plain = /^[\x20-\x7E\xA0-\xAC\xAE-\u02FF]*$/;

/** `breakLines` for one paragraph. `lineParts` are those of scripts that break between characters. */
export function breakParagraph(
  paragraph: string,
  width: number,
  measure: (text: string) => number,
  lineParts?: LineParts,
): string[] {
  if (plain.test(paragraph)) {
    const line = paragraph.replace(/(?<! ) +$/, "");
    if (measure(line) <= width) return [line];
  }
  const pieces = lineParts?.(paragraph).map(pieceOf) ?? splitPieces(paragraph);
  const lines: string[] = [];
  let first = 0;
  while (first < pieces.length) {
    const next = lineFrom(pieces, first, width, measure);
    if (next > first) {
      const line = joinPieces(pieces.slice(first, next));
      // Avoids a line with only the indentation of a word that moves to the next line.
      if (line !== "" || next === pieces.length) lines.push(line);
      first = next;
    } else {
      const piece = pieces[first] as Piece;
      const cuts = cutText(piece.text, width, measure);
      // The rest of the word starts a new line.
      const rest = cuts.pop() ?? "";
      for (const cut of cuts) lines.push(cut);
      if (cuts.length > 0) pieces[first] = { ...piece, text: rest };
      else {
        lines.push(rest);
        first++;
      }
    }
  }
  return lines.length > 0 ? lines : [""];
}

const trailingSpaces =
  /(?<![ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000])[ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]+$/u;

function pieceOf(part: string): Piece {
  const word = part.replace(trailingSpaces, "");
  return {
    text: word.replace(softBreak, ""),
    spaces: part.slice(word.length).replace(/\t/g, " "),
    ending: word.endsWith(softHyphen) ? "-" : "",
  };
}

function splitPieces(paragraph: string): Piece[] {
  return [...paragraph.matchAll(wordAndSpaces)].flatMap(([, word = "", spaces = ""]) => {
    const parts = word.split(insideWord);
    return parts.map((part, i): Piece => {
      const isLast = i === parts.length - 1;
      return {
        text: part.replace(softBreak, ""),
        spaces: isLast ? spaces.replace(/\t/g, " ") : "",
        ending: part.endsWith(softHyphen) && !isLast ? "-" : "",
      };
    });
  });
}

/** End of a line that starts with piece `first`: the index after its last piece, or `first` if none fits. */
function lineFrom(pieces: readonly Piece[], first: number, width: number, measure: (text: string) => number): number {
  let used = 0;
  let next = first;
  for (let i = first; i < pieces.length; i++) {
    const { text, spaces, ending } = pieces[i] as Piece;
    used += measure(text);
    if (used > width) break;
    if (ending === "" || used + measure(ending) <= width) next = i + 1;
    used += measure(spaces);
  }
  return next;
}

function joinPieces(pieces: readonly Piece[]): string {
  const last = pieces.at(-1);
  return pieces.map((piece) => (piece === last ? piece.text + piece.ending : piece.text + piece.spaces)).join("");
}

/**
 * Fits as many characters as possible on each line, at least one. Keeps accents with their letters. Linear in the
 * length of the text.
 */
function cutText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let used = 0;
  let start = 0;
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const wide = measure(character);
    used += wide;
    if (used <= width || index === start) continue;
    lines.push(text.slice(start, index));
    start = index;
    used = wide;
  }
  lines.push(text.slice(start));
  return lines;
}
