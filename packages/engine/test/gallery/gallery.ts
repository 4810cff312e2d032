/**
 * Gallery for developers: draws every widget and every golden case from the current sources. Draws on request, and
 * again after a file changes: `npm run gallery`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { formatMessage } from "@octavo/foundation";
import { fontFile, pagePicture } from "@octavo/press";
import { compile, type DisplayDocument, emitSvg, faces } from "../../src/index.ts";
import { parityCases } from "../parity/cases.ts";
import { world } from "../support/documents.ts";

const host = "127.0.0.1";
const port = Number(process.env.GALLERY_PORT ?? 3030);
const goldens = join(import.meta.dirname, "../golden");

interface Exhibit {
  readonly group: string;
  readonly name: string;
  readonly document: () => DisplayDocument;
}

function exhibits(): readonly Exhibit[] {
  const widgets = parityCases().map(({ name, document }) => ({ group: "Widgets", name, document: () => document }));
  const cases = readdirSync(goldens, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...widgets, ...cases.map(({ name }) => ({ group: "Goldens", name, document: () => goldenDocument(name) }))];
}

function goldenDocument(name: string): DisplayDocument {
  const text = (file: string) => readFileSync(join(goldens, name, file), "utf8");
  const { document, diagnostics } = compile(text("masters.yaml"), text("plan.yaml"), world);
  if (!document) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  return document;
}

type Answer = (response: ServerResponse, exhibit: Exhibit, page: number) => Promise<void> | void;

/** A page as SVG and as PDF. */
const pictures: Readonly<Record<string, Answer>> = {
  svg: (response, { document }, page) => {
    const { page: pageOf, glyphOutline } = document();
    const svg = emitSvg(pageOf(page), { fontFamily: (face) => `${face}, sans-serif`, glyphOutline });
    response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(svg);
  },
  png: async (response, { document }, page) => {
    const drawn = document();
    const png = await pagePicture(drawn, drawn.page(page), 2, world.fonts);
    response.writeHead(200, { "content-type": "image/png" }).end(png);
  },
};

async function answer({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, first = "", second = "", third = "", format = ""] =
    /^\/([^/.]*)\/?([^/.]*)\/?([^/.]*)\.?(\w*)/.exec(url) ?? [];
  const picture = pictures[format];
  const exhibit = first === "page" ? exhibits()[Number(second)] : undefined;
  if (first === "") page(response);
  else if (first === "list") list(response);
  else if (first === "alive") response.writeHead(200, { "content-type": "text/event-stream" }).write("\n");
  else if (first === "fonts" && faces.some(({ id }) => id === second)) font(response, second);
  else if (exhibit && picture) await picture(response, exhibit, Number(third));
  else response.writeHead(404).end();
}

function page(response: ServerResponse): void {
  const rules = faces.map(({ id }) => `@font-face{font-family:"${id}";src:url(/fonts/${id}.ttf)}`).join("");
  const html = readFileSync(join(import.meta.dirname, "gallery.html"), "utf8").replace("/* fonts */", () => rules);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
}

/** All pages of all exhibits, in order. A document with errors is one page with its diagnostics. */
function list(response: ServerResponse): void {
  const pages = exhibits().flatMap(({ group, name, document }, exhibit) =>
    Array.from({ length: pageCount(document) }, (_, i) => ({ group, name, exhibit, page: i + 1 })),
  );
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(pages));
}

function pageCount(document: Exhibit["document"]): number {
  try {
    return document().pageCount;
  } catch {
    // The page reports its own problems.
    return 1;
  }
}

function font(response: ServerResponse, face: string): void {
  response.writeHead(200, { "content-type": "font/ttf" }).end(readFileSync(fontFile(face)));
}

const server = createServer((request, response) => {
  answer(request, response).catch((problem: unknown) => {
    response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
    response.end(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
  });
});
server.listen(port, host, () => console.log(`The gallery is at http://${host}:${port}/`));
