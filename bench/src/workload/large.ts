import { photograph } from "./photograph.ts";

const position = { x: 30, y: 60, width: 360, height: 275 };
const picture = Buffer.from(photograph());

/** A design with a picture of this size as text. Bytes after the end of the picture make up the size. */
export function largeDesign(mebibytes: number, number = 0): string {
  const file = Buffer.alloc((mebibytes * 2 ** 20 * 3) / 4, `${number} `);
  picture.copy(file);
  const image_src = `data:image/jpeg;base64,${file.toString("base64")}`;
  return JSON.stringify({ widgets: [{ id: "photo", type: "image", position, properties: { image_src } }] });
}
