/** Compiles a planner of 30 masters with blocks, and the same planner with copies of their widgets. */
import { type Block, compile, detachInstance, emitPdf, type Widget } from "@octavo/engine";
import { deflate, latin1, nodeWorld } from "@octavo/press";
import { cpuOf, median } from "../measure.ts";

const masterCount = 30;
const blockCount = 10;
const widgetsPerBlock = 20;
const pagesPerMaster = 10;
const size = { width: 400, height: 50 };
const warmUps = 2;

const repetitions = Number(process.argv[2]);
const world = nodeWorld();

const blocks: readonly Block[] = Array.from({ length: blockCount }, (_, i) => ({
  name: `Block ${i + 1}`,
  size,
  widgets: Array.from({ length: widgetsPerBlock }, (__, k) => widgetOf(i, k)),
}));
const instances = blocks.map(
  ({ name }, i): Widget => ({
    id: `place-${i}`,
    type: "block",
    position: { x: 20, y: 20 + 55 * i, ...size },
    properties: { block: name },
  }),
);
const copies = instances.flatMap((instance) => detachInstance(instance, { blocks }) ?? []);

const withBlocks = library({ blocks }, instances);
const withCopies = library({}, copies);
const plan = JSON.stringify({
  name: "Blocks",
  plan: {
    calendar: { start_date: "2026-01-01", end_date: "2026-12-31" },
    sections: masters().map((master, i) => ({ kind: `s${i}`, master, generate: "count", count: pagesPerMaster })),
    order: masters().map((_, i) => `s${i}`),
  },
});

const times: Record<"blocks" | "copies", number[]> = { blocks: [], copies: [] };
for (let run = 0; run < warmUps + repetitions; run++) {
  const blocksMs = await cpuOf(() => make(withBlocks));
  const copiesMs = await cpuOf(() => make(withCopies));
  if (run < warmUps) continue;
  times.blocks.push(blocksMs);
  times.copies.push(copiesMs);
}
const [blockBytes, copyBytes] = [await make(withBlocks), await make(withCopies)];
if (blockBytes !== copyBytes) throw new Error(`The PDF has ${blockBytes} bytes with blocks, and ${copyBytes} without.`);
console.log(JSON.stringify({ blocksMs: median(times.blocks), copiesMs: median(times.copies) }));

/** Texts, some of them with a variable, boxes and links. */
function widgetOf(block: number, index: number): Widget {
  const position = { x: 40 * (index % 10), y: 25 * Math.floor(index / 10), width: 38, height: 22 };
  const id = `w${index}`;
  const content = index % 5 === 0 ? "{page}" : `${block}.${index}`;
  if (index % 4 === 1) return { id, type: "box", position, properties: { corner_radius: 2 } };
  if (index % 4 === 2) return { id, type: "internal_link", position, content, properties: { to_dest: "page:1" } };
  return { id, type: "text_block", position, content, styling: { size: 7 } };
}

function masters(): readonly string[] {
  return Array.from({ length: masterCount }, (_, i) => `Master ${i + 1}`);
}

function library(shared: { readonly blocks?: readonly Block[] }, widgets: readonly Widget[]): string {
  const profile = "boox-note-air-4c";
  return JSON.stringify({ profile, ...shared, masters: masters().map((name) => ({ name, widgets })) });
}

/** Returns the length of the PDF. */
async function make(text: string): Promise<number> {
  const { document, diagnostics } = compile(text, plan, world);
  if (!document) throw new Error(JSON.stringify(diagnostics[0]));
  let bytes = 0;
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) bytes += chunk.length;
  return bytes;
}
