import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile, type DisplayDocument, emitPdf, type World } from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";
import { photograph } from "./photograph.ts";

const folder = new URL("../../planner/", import.meta.url);

export const plannerFiles = [
  fileURLToPath(new URL("masters.yaml", folder)),
  fileURLToPath(new URL("plan.yaml", folder)),
] as const;

/** A typical year with 478 pages. */
export const planner = {
  masters: readFileSync(plannerFiles[0], "utf8"),
  plan: readFileSync(plannerFiles[1], "utf8"),
} as const;

/** The design of days as the editor saves it. */
export const dayDesign = designOf("Day");

function designOf(master: string): string {
  const [, design] = new RegExp(`- name: ${master}\\n((?: {4}.*\\n)+)`).exec(planner.masters) ?? [];
  if (design === undefined) throw new Error(`The planner has no master "${master}".`);
  return design.replace(/^ {4}/gm, "");
}

const picture = Buffer.from(photograph());

/** The same design with a photograph of 0.9 MB, which differs by number. */
export function dayWithPhotograph(number: number): string {
  // Bytes after the end of the picture are not read.
  const file = Buffer.concat([picture, Buffer.from(`${number}`)]);
  const widget = {
    id: "photo",
    type: "image",
    position: { x: 60, y: 500, width: 360, height: 275 },
    properties: { image_src: `data:image/jpeg;base64,${file.toString("base64")}` },
  };
  return `${dayDesign.trimEnd()}\n  - ${JSON.stringify(widget)}\n`;
}

export function compilePlanner(world: World) {
  const { document, template } = compile(planner.masters, planner.plan, world);
  if (!document || !template) throw new Error("The planner of the bench has errors.");
  return { document, template };
}

/** Emits the PDF, discards its chunks and returns its length. */
export async function emitAndDiscard(document: DisplayDocument, { fonts }: World): Promise<number> {
  let bytes = 0;
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts })) bytes += chunk.length;
  return bytes;
}

/** Returns what every writer of this PDF has to do: compress the same contents, and copy the same bytes to one place. */
export async function floorOf(document: DisplayDocument, { fonts }: World): Promise<() => Uint8Array> {
  const contents: Uint8Array[] = [];
  const recorded = (bytes: Uint8Array) => {
    contents.push(Uint8Array.from(bytes));
    return deflate(bytes);
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate: recorded, latin1, fonts })) chunks.push(chunk);
  return () => {
    for (const bytes of contents) deflate(bytes);
    return Buffer.concat(chunks);
  };
}
