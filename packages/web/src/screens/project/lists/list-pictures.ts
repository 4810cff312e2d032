/** Pictures of a list, by the names in its cells. */
import { limits, type Message } from "@octavo/foundation";
import { dataUri, processPicture } from "../../../editor/pictures/small-picture.ts";
import { noPictureNamed, picturesTooLarge } from "../../../engine-worker/list-messages.ts";
import { readCells, type WrittenList } from "./list-cells.ts";

/** Side in pixels: 4 centimetres at 300 pixels per inch. */
const longestSide = 480;

/** Characters of all pictures of a list. A plan has room for 4 MiB. */
const mostCharacters = 2_500_000;

export function isPictureFile({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.(?:png|jpe?g|svg|webp|gif)$/i.test(name);
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
  for (const file of files) {
    const cell = wanted.get(file.name.toLowerCase()) ?? wanted.get(file.name.replace(/\.\w+$/, "").toLowerCase());
    const picture = cell === undefined ? undefined : await smallPicture(file);
    if (cell === undefined || picture === undefined) continue;
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

async function smallPicture(file: File): Promise<string | undefined> {
  if (/svg/i.test(file.type) || /\.svg$/i.test(file.name))
    return file.size > limits.drawingBytes ? undefined : dataUri(new Blob([file], { type: "image/svg+xml" }));
  const small = await processPicture({ source: file, longestSide, quality: 0.8, isGrey: false });
  return small && dataUri(small);
}
