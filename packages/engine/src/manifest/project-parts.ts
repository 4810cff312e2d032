/**
 * Long parts of documents: pictures and fonts in base64. A project in a PDF refers to pictures that the PDF draws anyway, and
 * contains every other part once, also if earlier editions have it too.
 */
import type { DisplayImage } from "../display/display-list.ts";
import { withoutColor } from "../picture/picture.ts";
import { ContentDigest } from "../primitives/content-digest.ts";
import { encodeBase64 } from "../primitives/data-uri.ts";

/** Picture of the PDF by its number, with the digest of its content. */
export interface WrittenPicture {
  readonly picture: number;
  readonly digest: string;
}

/** A picture of the PDF, or the part itself. */
export type ProjectPart = WrittenPicture | string;

export interface PartedTexts {
  readonly texts: readonly string[];
  readonly parts: readonly ProjectPart[];
}

/** Shorter parts stay in their texts. */
const shortestPart = 1000;

const base64 = /[A-Za-z0-9+/]+={0,2}/g;
const reference = /octavo-part:(\d{1,9});/g;

/** `pictures` are those of the PDF, by their data URIs. Texts that contain such a reference already stay whole. */
export function withoutParts(
  texts: readonly string[],
  pictures: ReadonlyMap<DisplayImage["id"], WrittenPicture>,
): PartedTexts {
  if (texts.some((text) => text.includes("octavo-part:"))) return { texts, parts: [] };
  const drawn = new Map([...pictures].map(([source, picture]) => [source.slice(source.indexOf(",") + 1), picture]));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [part] of text.matchAll(base64))
      if (part.length >= shortestPart) counts.set(part, (counts.get(part) ?? 0) + 1);
  const parts: ProjectPart[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (part: string, value: ProjectPart) => {
    const known = numbers.get(part) ?? parts.push(value) - 1;
    numbers.set(part, known);
    return known;
  };
  const shortened = texts.map((text) =>
    text.replace(base64, (part) => {
      const count = counts.get(part) ?? 0;
      const picture = drawn.get(part);
      return picture || count > 1 ? `octavo-part:${numberOf(part, picture ?? part)};` : part;
    }),
  );
  return { texts: shortened, parts };
}

/** `fileOf` returns the file of a picture. Returns undefined if a part is missing, or if a text would be longer than `most`. */
export function withParts(
  { texts, parts }: PartedTexts,
  fileOf: (picture: WrittenPicture) => Uint8Array | undefined,
  most: number,
): readonly string[] | undefined {
  const written = new Map<number, string | undefined>();
  const partOf = (number: number) => {
    const part = parts[number];
    if (part === undefined || typeof part === "string") return part;
    const file = fileOf(part);
    return file && encodeBase64(file);
  };
  let isComplete = true;
  const whole = texts.map((text) => {
    let length = text.length;
    return text.replace(reference, (_, digits: string) => {
      const number = Number(digits);
      if (!written.has(number)) written.set(number, partOf(number));
      const part = written.get(number);
      length += part?.length ?? 0;
      if (part !== undefined && length <= most) return part;
      isComplete = false;
      return "";
    });
  });
  return isComplete ? whole : undefined;
}

/** Of what a picture shows: gray samples with three components have the digest of one. */
export function pictureDigest(data: DisplayImage["data"]): string {
  const digest = new ContentDigest();
  digest.update(data.encoding === "samples" ? withoutColor(data).bytes : data.bytes);
  if (data.encoding === "samples" && data.alpha) digest.update(data.alpha);
  return digest.hexadecimal;
}
