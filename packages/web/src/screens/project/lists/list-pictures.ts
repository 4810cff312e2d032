/** Pictures of a list, by the names in its cells. */
import { limits, type Message } from "@octavo/foundation";
import { dataUri, processPicture } from "../../../editor/pictures/small-picture.ts";
import { noPictureNamed, picturesTooLarge } from "../../../engine-worker/list-messages.ts";
import { readCells, type WrittenList } from "./list-cells.ts";

/** Side in pixels: 4 centimetres at 300 pixels per inch. */
const longestSide = 480;

/** Pictures of this size that a plan has room for. More are made smaller. */
const usualCount = 60;

/** Characters of all pictures of a list. A plan has room for 4 MiB. */
const mostCharacters = 2_500_000;

const pictureName = /\.(?:png|jpe?g|svg|webp|gif)$/i;

export function isPictureFile({ name, type }: File): boolean {
  return type.startsWith("image/") || pictureName.test(name);
}

/** True for pictures and tables. Names of hidden files begin with a period. */
export function isListFile(name: string): boolean {
  return !name.startsWith(".") && (pictureName.test(name) || /\.(?:csv|tsv|xlsx)$/i.test(name));
}

interface FoundPictures {
  /** Data URIs by the text of their cells. */
  readonly found: Readonly<Record<string, string>>;
  readonly refusal?: Message;
}

/** Reads the files whose names stand in cells of picture columns, with or without their endings. */
export async function readPictures(list: WrittenList, files: readonly File[]): Promise<FoundPictures> {
  const wanted = namesIn(list);
  const found: Record<string, string> = {};
  let characters = Object.values(list.pictures ?? {}).reduce((sum, picture) => sum + picture.length, 0);
  const named = files.flatMap((file) => {
    const cell = wanted.get(file.name.toLowerCase()) ?? wanted.get(file.name.replace(/\.\w+$/, "").toLowerCase());
    return cell === undefined ? [] : [{ file, cell }];
  });
  const side = Math.round(longestSide * Math.min(1, Math.sqrt(usualCount / Math.max(1, named.length))));
  for (const { file, cell } of named) {
    const picture = await smallPicture(file, side);
    if (picture === undefined) continue;
    characters += picture.length - (list.pictures?.[cell]?.length ?? 0);
    if (characters > mostCharacters) return { found, refusal: picturesTooLarge(Object.keys(found).length) };
    found[cell] = picture;
  }
  return Object.keys(found).length > 0 ? { found } : { found, refusal: noPictureNamed };
}

/** Texts of cells in picture columns, by their small letters. */
function namesIn(list: WrittenList): ReadonlyMap<string, string> {
  const { head, rows } = readCells(list) ?? { head: [], rows: [] };
  const columns = head.flatMap((name, i) => (list.columns?.[name] === "picture" ? [i] : []));
  const cells = rows.flatMap((row) => columns.map((column) => row[column] ?? ""));
  return new Map(cells.filter((cell) => cell !== "").map((cell) => [cell.toLowerCase(), cell]));
}

async function smallPicture(file: File, side: number): Promise<string | undefined> {
  if (/svg/i.test(file.type) || /\.svg$/i.test(file.name))
    return file.size > limits.drawingBytes ? undefined : dataUri(new Blob([file], { type: "image/svg+xml" }));
  const small = await processPicture({ source: file, longestSide: side, quality: 0.8, isGrey: false });
  return small && dataUri(small);
}
