/** Handwriting that a program drew into the content of pages: what is there besides the print of the page. */

import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Compression, ManifestPage, Rect, World } from "@octavo/engine";
import { Latin1 } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { differenceInk } from "./difference-ink.ts";
import type { DrawnEdition } from "./drawn-edition.ts";
import { type DrawnForm, type DrawnShape, drawnShapes } from "./drawn-paths.ts";
import * as messages from "./messages.ts";
import { type CarryFiles, clipAround, type InkMove, type InkSource } from "./move-annotation.ts";
import { PageRenderer } from "./page-renderer.ts";
import type { PdfDocument, PdfPage } from "./pdf-document.ts";
import { PlainEdition } from "./plain-edition.ts";
import { boundsOf, type Mark, type PageSpace, toPage } from "./read-marks.ts";
import { stamp } from "./stamp.ts";
import { latin1 } from "./update-file.ts";
import {
  type Dictionary,
  isArray,
  isDictionary,
  Name,
  printNumber,
  type Reference,
  Stream,
  type Value,
  ValueReader,
} from "./values.ts";

interface FlattenedServices {
  readonly world: World;
  readonly compression: Compression;
  readonly loadPdfium?: (() => Promise<WrappedPdfiumModule>) | undefined;
}

export class FlattenedInk {
  readonly #files: CarryFiles;
  readonly #services: FlattenedServices;
  readonly #plain: PlainEdition;
  /** The file with handwriting. */
  readonly #pdf: Uint8Array;
  #renderer: PageRenderer | undefined;
  #unknown = 0;
  #pictures = 0;

  constructor(files: CarryFiles, earlier: DrawnEdition, services: FlattenedServices) {
    this.#files = files;
    this.#services = services;
    this.#pdf = files.from.bytes.slice(0, files.from.bytes.length);
    this.#plain = new PlainEdition(earlier, services);
  }

  /** Ends the use of PDFium. */
  close(): void {
    this.#renderer?.close();
  }

  async #loadRenderer(): Promise<PageRenderer | undefined> {
    const { loadPdfium } = this.#services;
    if (loadPdfium) this.#renderer ??= new PageRenderer(await loadPdfium());
    return this.#renderer;
  }

  get warnings(): readonly Message[] {
    return [
      ...(this.#pictures > 0 ? [messages.becamePictures(this.#pictures)] : []),
      ...(this.#unknown > 0 ? [messages.contentUnknown(this.#unknown)] : []),
    ];
  }

  /** Undefined if the page has only its print, and "unclear" if that is not known. */
  async read(page: PdfPage, known: ManifestPage, space: PageSpace): Promise<InkSource | "unclear" | undefined> {
    const content = pageContent(this.#files.from, page);
    const plain = await this.#plain.contentOf(known);
    if (plain === undefined) {
      // Without the project, only content in several parts tells that another program drew something.
      return content === undefined || content.parts > 1 ? this.#unclear() : undefined;
    }
    const added = content && addedContent(content.bytes, plain);
    if (added === "") return undefined;
    const vectors = added === undefined ? undefined : vectorInk(this.#files, page, added, space);
    if (vectors) return vectors.marks.length > 0 ? vectors : undefined;
    const picture = await this.#difference(page, known, space);
    if (typeof picture === "object") this.#pictures++;
    return picture;
  }

  #unclear(): "unclear" {
    this.#unknown++;
    return "unclear";
  }

  async #difference(page: PdfPage, known: ManifestPage, space: PageSpace): Promise<InkSource | "unclear" | undefined> {
    const renderer = await this.#loadRenderer();
    const plain = await this.#plain.file();
    const number = this.#plain.indexOf(known);
    if (!renderer || !plain || number === undefined) return this.#unclear();
    const index = this.#files.from.pages.indexOf(page);
    const scale = this.#plain.pixelsPerPoint(known);
    const written = renderer.draw(this.#pdf, index, scale * space.scaleX);
    const clean = renderer.draw(plain, number, scale);
    if (!written || !clean) return this.#unclear();
    return differenceInk(this.#files, { written, clean, scale }, space);
  }
}

interface PageContent {
  readonly bytes: string;
  readonly parts: number;
}

/** The content of a page as text. Undefined if it cannot be decoded. */
function pageContent(document: PdfDocument, { dictionary }: PdfPage): PageContent | undefined {
  const written = document.resolve(dictionary.get("Contents"));
  if (written === undefined || written === null) return { bytes: "", parts: 0 };
  const streams = isArray(written) ? written.map((item) => document.resolve(item)) : [written];
  const texts: string[] = [];
  for (const stream of streams) {
    const bytes = stream instanceof Stream ? document.decoded(stream) : undefined;
    if (!bytes) return undefined;
    texts.push(new Latin1(bytes).text(0, bytes.length));
  }
  return { bytes: texts.join("\n"), parts: texts.length };
}

/**
 * Content behind that of Octavo, without operators that have no partner: programs save the state before and restore it behind.
 * Empty if there is none. Undefined if the content of Octavo is not in it, or is drawn elsewhere.
 */
export function addedContent(content: string, plain: string): string | undefined {
  const own = plain.trim();
  const at = own === "" ? 0 : content.indexOf(own);
  if (at < 0) return undefined;
  const before = content.slice(0, at);
  if (!/^(?:\s|q(?=\s)|1 0 0 1 0 0 cm(?=\s))*$/.test(before)) return undefined;
  return balanced(content.slice(at + own.length));
}

/** Without `Q` at the start that restores a state of before, and with all that are missing at the end. */
function balanced(content: string): string | undefined {
  const rest = content.replace(/^(?:\s|Q(?=\s|$))+/, "").trimEnd();
  const bytes = latin1(rest);
  const reader = new ValueReader(new Latin1(bytes), 0, bytes.length);
  let depth = 0;
  try {
    for (let item = reader.next(); item !== undefined; item = reader.next()) {
      if (item === "BI") return undefined;
      if (item === "q") depth++;
      if (item === "Q" && --depth < 0) return undefined;
    }
  } catch {
    return undefined;
  }
  return rest === "" ? "" : `${rest}${"\nQ".repeat(depth)}\n`;
}

/** Strokes of added content. Undefined if it cannot be read. */
function vectorInk(files: CarryFiles, page: PdfPage, content: string, space: PageSpace): InkSource | undefined {
  const { from, to, copier } = files;
  const resources = from.inherited(page.dictionary, "Resources");
  const shapes = drawnShapes(latin1(content), formsOf(from, resources));
  if (!shapes) return undefined;
  const strokes = joinedShapes(shapes);
  const marks = strokes.map((parts): Mark => {
    const points = parts.flatMap((shape) => shape.points.map((point) => toPage(point, space)));
    return { points, bounds: boundsOf(points, Math.max(...parts.map(({ width }) => width)) / 2) };
  });
  let form: Reference | undefined;
  const write = (move: InkMove) => {
    form ??= to.addStream(
      [
        ["Type", new Name("XObject")],
        ["Subtype", new Name("Form")],
        ["BBox", page.mediaBox],
        ["Resources", copier.copy(usedResources(from, resources, content))],
      ],
      content,
    );
    return writeStamp(files, move, { form, shapes: chosenShapes(strokes, move.strokes) });
  };
  return { marks, isAnnotation: false, write };
}

function chosenShapes(
  strokes: readonly (readonly DrawnShape[])[],
  chosen: readonly number[] | undefined,
): readonly DrawnShape[] {
  return chosen ? chosen.flatMap((i) => strokes[i] ?? []) : strokes.flat();
}

/** Consecutive shapes that touch are one stroke: pens with pressure draw many short parts. */
function joinedShapes(shapes: readonly DrawnShape[]): readonly (readonly DrawnShape[])[] {
  const strokes: DrawnShape[][] = [];
  for (const shape of shapes) {
    const last = strokes.at(-1)?.at(-1);
    if (last && isTouching(last.bounds, shape.bounds)) strokes.at(-1)?.push(shape);
    else strokes.push([shape]);
  }
  return strokes;
}

const touching = 1;

function isTouching(one: Rect, other: Rect): boolean {
  return (
    one.x - touching <= other.x + other.width &&
    other.x - touching <= one.x + one.width &&
    one.y - touching <= other.y + other.height &&
    other.y - touching <= one.y + one.height
  );
}

interface StampContent {
  readonly form: Reference;
  readonly shapes: readonly DrawnShape[];
}

/** Writes ink as an annotation, so that later carries find it and links stay above it. */
function writeStamp(
  { to }: CarryFiles,
  { transform, page, strokes }: InkMove,
  { form, shapes }: StampContent,
): Reference {
  const { scaleX, scaleY, moveX, moveY } = transform;
  const bounds = boundsOf(
    shapes.flatMap(({ bounds: { x, y, width, height } }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    2,
  );
  const rect = [
    bounds.x * scaleX + moveX,
    bounds.y * scaleY + moveY,
    (bounds.x + bounds.width) * scaleX + moveX,
    (bounds.y + bounds.height) * scaleY + moveY,
  ];
  const clip = strokes ? `${shapes.map(clipOf).join("")}W n\n` : "";
  const matrix = [scaleX, 0, 0, scaleY, moveX, moveY].map(printNumber).join(" ");
  const appearance = to.addStream(
    [
      ["Type", new Name("XObject")],
      ["Subtype", new Name("Form")],
      ["BBox", rect],
      ["Resources", new Map([["XObject", new Map([["Ink", form]])]])],
    ],
    `q\n${matrix} cm\n${clip}/Ink Do\nQ\n`,
  );
  return to.add(stamp(page, rect, appearance));
}

function clipOf({ points, bounds, width, isStroke }: DrawnShape): string {
  if (isStroke)
    return clipAround(
      points.flatMap(({ x, y }) => [x, y]),
      width + 1,
    );
  return `${[bounds.x - 1, bounds.y - 1, bounds.width + 2, bounds.height + 2].map(printNumber).join(" ")} re\n`;
}

function formsOf(document: PdfDocument, resources: Value | undefined): DrawnForm["formOf"] {
  const forms = document.dictionaryAt(document.dictionaryAt(resources)?.get("XObject"));
  return (name) => {
    const stream = document.resolve(forms?.get(name));
    if (!(stream instanceof Stream)) return undefined;
    if (document.nameAt(stream.dictionary.get("Subtype")) !== "Form") return "picture";
    const content = document.decoded(stream);
    if (!content) return undefined;
    const own = stream.dictionary.get("Resources");
    return {
      content,
      matrix: document.numbersAt(stream.dictionary.get("Matrix")) ?? [],
      bounds: document.numbersAt(stream.dictionary.get("BBox")) ?? [],
      formOf: formsOf(document, own ?? resources),
    };
  };
}

/** Only the resources that content names, so that the print of the page is not copied. */
function usedResources(document: PdfDocument, resources: Value | undefined, content: string): Dictionary {
  const names = new Set([...content.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, name]) => name));
  const kinds = [...(document.dictionaryAt(resources) ?? [])].flatMap(([kind, entries]): [string, Value][] => {
    const found = document.resolve(entries);
    return isDictionary(found) ? [[kind, new Map([...found].filter(([name]) => names.has(name)))]] : [];
  });
  return new Map(kinds);
}
