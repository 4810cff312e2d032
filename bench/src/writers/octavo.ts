import { type DisplayDocument, type DisplayPage, emitPdf } from "@octavo/engine/pdf";
import { pdfServices } from "@octavo/press/pdf";
import * as workload from "../workload/links.ts";

type Layer = DisplayPage["layers"][number];

const black = "#000000";
const face = "dejavu-sans";

const { heading, label } = workload.textSizes;
const text = (content: string, size: number, x: number, y: number) =>
  ({ kind: "text", text: content, face, size, color: black, x, y }) as const;
const labelOf = (link: workload.LabelledLink) =>
  text(link.text, label, link.x + workload.labelInset.x, link.y + workload.labelInset.y);

const designs: Readonly<Record<workload.Design, Layer>> = {
  month: layerOf("month"),
  day: layerOf("day"),
  note: layerOf("note"),
};

function layerOf(design: workload.Design): Layer {
  const segments = workload.rules[design].flatMap((y) => [
    ["M", 36, y] as const,
    ["L", workload.sheet.width - 36, y] as const,
  ]);
  const lines = { kind: "path", segments, stroke: { color: black, width: workload.ruleWidth } } as const;
  return { shared: true, items: [lines, ...workload.fixedLabels.map(labelOf)] };
}

function page(number: number): DisplayPage {
  const described = workload.pages[number - 1];
  if (!described) throw new RangeError(`page ${number}`);
  const ownLabels = described.links.filter(({ fixed }) => !fixed).map(labelOf);
  const items = [text(described.heading, heading, workload.headingAt.x, workload.headingAt.y), ...ownLabels];
  return {
    number,
    identity: described.name,
    writing: [],
    label: described.name,
    size: workload.sheet,
    background: undefined,
    layers: [designs[described.design], { shared: false, items }],
    links: described.links.map(({ x, y, width, height, page: to }) => ({
      kind: "link",
      rect: { x, y, width, height },
      target: { to: "page", page: to, x: 0, y: 0 },
    })),
  };
}

const outlineItem = ({ title, page: to, children }: workload.Chapter): DisplayDocument["outline"][number] => ({
  title,
  target: { page: to, x: 0, y: 0 },
  children: children.map(outlineItem),
});

/** Pages are described when the writer requests them, like layout does. */
export async function writeWithOctavo(): Promise<Uint8Array> {
  const document: DisplayDocument = {
    information: { title: workload.title, subject: "", author: "", language: "pl" },
    pageCount: workload.pages.length,
    page,
    pageIdentity: () => "",
    pageLabel: () => "",
    destinations: workload.pages.map(({ name, number }) => ({ name, page: number, x: 0, y: 0 })),
    outline: workload.chapters.map(outlineItem),
    digits: (text) => text,
    glyphOutline: () => undefined,
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, pdfServices)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
