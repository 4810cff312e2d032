import { readFile } from "node:fs/promises";
import { type DisplayPage, type DrawnItem, emitSvg, type FaceId, type FontLibrary } from "@octavo/engine";
import { fontFile } from "@octavo/press";
import { webFont } from "./web-font.ts";

/** Renders a page to SVG with embedded font subsets. */
export async function standaloneSvg(page: DisplayPage, fonts: FontLibrary): Promise<string> {
  const rules: string[] = [];
  for (const [face, characters] of charactersByFace(page.layers.flatMap(({ items }) => items))) {
    rules.push(await fontRule(face, characters, fonts));
  }
  const svg = emitSvg(page, { fontFamily: (face) => `${face}, sans-serif` });
  // Attributes escape ">", so the first one ends the opening tag.
  return svg.replace(">", () => `><style>${rules.join("")}</style>`);
}

function charactersByFace(items: readonly DrawnItem[], found = new Map<FaceId, Set<number>>()) {
  for (const item of items) {
    if (item.kind === "group") charactersByFace(item.items, found);
    if (item.kind !== "text") continue;
    const characters = found.get(item.face) ?? new Set();
    for (const character of item.text) characters.add(character.codePointAt(0) ?? 0);
    found.set(item.face, characters);
  }
  return found;
}

async function fontRule(face: FaceId, characters: ReadonlySet<number>, fonts: FontLibrary): Promise<string> {
  const { program } = await fonts.subset(
    face,
    [...characters].sort((a, b) => a - b),
  );
  const font = webFont(program, await readFile(fontFile(face)));
  return `@font-face{font-family:${face};src:url(data:font/ttf;base64,${Buffer.from(font).toString("base64")})}`;
}
