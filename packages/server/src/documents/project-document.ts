import { createHash } from "node:crypto";
import {
  type Design,
  errorMessages as messages,
  pageKindBits,
  pageKindOf,
  type WrittenPlan,
  type WrittenPlanSection,
  type WrittenRule,
} from "@octavo/contract";
import type { Block, Canvas, DocumentFont, Project, SharedParts } from "@octavo/engine";
import { limits } from "@octavo/foundation";
import { ApiError } from "../http/api-error.ts";
import type { ProjectRow } from "../store/tables.ts";

/** A large part of a document: the widgets of one design. Most edits copy it without reading it. */
export interface Part {
  readonly hash: string;
  /** Size of its JSON in UTF-8. */
  readonly bytes: number;
  /** Number of pieces. Each is stored and sent separately, to limit memory. */
  readonly pieces: number;
}

export interface PlacedPart extends Part {
  /** Index of its number in the text of the document. */
  readonly at: number;
}

/** JSON with numbers in place of the parts. */
export interface StoredDocument {
  readonly text: string;
  readonly parts: readonly PlacedPart[];
  /** JSON of an `Outline`. Empty if the document was last written before documents had one. */
  readonly outline: string;
}

/** Hashes of the pieces of a document that a user knows by name, to tell what differs between two documents. */
export interface Outline {
  readonly canvas: string;
  readonly plan: string;
  readonly rules: string;
  /** Names and hashes, in order. */
  readonly masters: readonly (readonly [string, string])[];
  readonly pages: readonly (readonly [string, string])[];
  /** Absent if the document has no shared parts. */
  readonly shared?: string;
}

export interface StoredDesign extends Omit<Design, "widgets"> {
  readonly widgets: Design["widgets"] | Part;
}

export interface StoredBlock extends Omit<Block, "widgets"> {
  readonly widgets: Block["widgets"] | Part;
}

export interface StoredFont extends Omit<DocumentFont, "data"> {
  readonly data: string | Part;
}

/**
 * Document of a project, in the format of the API. It can be megabytes of JSON, so only workers parse it; the server
 * passes it on as text.
 */
export interface ProjectDocument extends Omit<SharedParts, "blocks" | "fonts"> {
  readonly default_canvas: Canvas;
  readonly masters: readonly StoredDesign[];
  readonly plan: WrittenPlan;
  readonly pages: readonly StoredDesign[];
  readonly compilation_rules: readonly WrittenRule[];
  readonly blocks?: readonly StoredBlock[];
  readonly fonts?: readonly StoredFont[];
}

/** A document that includes its parts. */
export interface WholeDocument extends ProjectDocument, SharedParts {
  readonly blocks?: readonly Block[];
  readonly fonts?: readonly DocumentFont[];
  readonly masters: readonly Design[];
  readonly pages: readonly Design[];
}

/** Columns that depend on the document alone. */
type DocumentColumn =
  | "document_hash"
  | "document_bytes"
  | "masters_count"
  | "plan_sections_count"
  | "plan_locale"
  | "plan_start_date"
  | "plan_end_date"
  | "page_kinds";

/** A document to store, with the columns that depend on it. */
export interface SerializedDocument extends StoredDocument {
  /** Pieces of new parts, by hash. The store may already have some of them. */
  readonly added: ReadonlyMap<string, readonly string[]>;
  readonly columns: Pick<ProjectRow, DocumentColumn>;
}

/** Trusts its input, which `serializeDocument` has written. */
export function parseDocument({ text, parts }: StoredDocument): ProjectDocument {
  const document: ProjectDocument = JSON.parse(text);
  const withParts = <D extends StoredDesign | StoredBlock>(design: D): D => {
    const part = parts[Number(design.widgets)];
    return typeof design.widgets === "number" && part ? { ...design, widgets: part } : design;
  };
  const { masters, pages, blocks, fonts } = document;
  return {
    ...document,
    masters: masters.map(withParts),
    pages: pages.map(withParts),
    ...(blocks && { blocks: blocks.map(withParts) }),
    ...(fonts && { fonts: fonts.map((font) => ({ ...font, data: parts[Number(font.data)] ?? font.data })) }),
  };
}

/** Parses the text with all parts, in pieces. */
export function parseWholeDocument(pieces: readonly Uint8Array[]): WholeDocument {
  const document: WholeDocument = JSON.parse(Buffer.concat(pieces).toString());
  return document;
}

/** Widgets with at most this many characters stay in the text. */
const inlineLength = 8 * 1024;
/** Characters of a piece. */
const pieceLength = 128 * 1024;

/** Throws an `ApiError` if the document is too large. */
export function serializeDocument(document: ProjectDocument): SerializedDocument {
  const { default_canvas, masters, plan, pages, compilation_rules } = document;
  const [canvasJson, planJson, rulesJson] = [default_canvas, plan, compilation_rules].map((part) =>
    JSON.stringify(part),
  );
  const print = new DocumentWriter();
  print.add(`{"default_canvas":${canvasJson},"masters":[`);
  const masterHashes = print.addDesigns(masters);
  print.add(`],"plan":${planJson},"pages":[`);
  const pageHashes = print.addDesigns(pages);
  print.add(`],"compilation_rules":${rulesJson}`);
  const shared = print.addShared(document);
  print.add("}");
  const { text, parts, added } = print;
  const document_bytes = parts.reduce((sum, { bytes }) => sum + bytes, Buffer.byteLength(text));
  const limit = limits.documentBytes;
  if (document_bytes > limit) throw new ApiError("QUOTA_EXCEEDED", messages.projectTooLarge(limit));
  const document_hash = sha256(`${parts.map(({ hash }) => hash).join()}\n${text}`);
  const counts = { masters_count: masters.length, plan_sections_count: plan.sections.length };
  const { locale: plan_locale, calendar } = plan;
  const dates = { plan_start_date: calendar.start_date, plan_end_date: calendar.end_date };
  const facts = { plan_locale, ...dates, page_kinds: pageKindsOf(document) };
  const [canvas, planHash, rules] = [canvasJson, planJson, rulesJson].map((json = "") => shortHash(json));
  const outline = {
    canvas,
    plan: planHash,
    rules,
    masters: masterHashes,
    pages: pageHashes,
    ...(shared !== undefined && { shared }),
  };
  return {
    text,
    parts,
    outline: JSON.stringify(outline),
    added,
    columns: { document_hash, document_bytes, ...counts, ...facts },
  };
}

/** Bits of the kinds of pages of all sections and rules. */
export function pageKindsOf({ plan, compilation_rules }: Pick<ProjectDocument, "plan" | "compilation_rules">): number {
  const modesOf = (sections: readonly WrittenPlanSection[]): readonly WrittenPlanSection["generate"][] =>
    sections.flatMap(({ generate, nested = [] }) => [generate, ...modesOf(nested)]);
  const modes = [...modesOf(plan.sections), ...compilation_rules.map(({ repeat_mode }) => repeat_mode)];
  return pageKindBits(modes.map(pageKindOf));
}

/** Applies one change. Runs in worker processes only. */
export function editDocument(
  document: StoredDocument,
  change: (document: ProjectDocument) => ProjectDocument,
): SerializedDocument {
  return serializeDocument(change(parseDocument(document)));
}

class DocumentWriter {
  text = "";
  readonly parts: PlacedPart[] = [];
  readonly added = new Map<string, readonly string[]>();

  add(text: string): void {
    this.text += text;
  }

  /** Returns name and hash of each design. */
  addDesigns(designs: readonly StoredDesign[]): Outline["masters"] {
    return designs.map(({ widgets, ...design }, i) => {
      this.add(`${i > 0 ? "," : ""}${JSON.stringify(design).slice(0, -1)},"widgets":`);
      const hash = "hash" in widgets ? this.#place(widgets) : this.#addText(JSON.stringify(widgets));
      this.add("}");
      const { description, frame } = design;
      return [design.name, shortHash([hash, description, ...(frame === undefined ? [] : [frame])].join("\n"))] as const;
    });
  }

  /** Returns the hash of the shared parts. Adds nothing to a document without them, and returns undefined. */
  addShared({ blocks, styles, themes, theme, frame, fonts }: ProjectDocument): string | undefined {
    const start = this.text.length;
    const hashes: string[] = [];
    if (blocks) {
      this.add(`,"blocks":[`);
      for (const [i, { widgets, ...block }] of blocks.entries()) {
        this.add(`${i > 0 ? "," : ""}${JSON.stringify(block).slice(0, -1)},"widgets":`);
        hashes.push("hash" in widgets ? this.#place(widgets) : this.#addText(JSON.stringify(widgets)));
        this.add("}");
      }
      this.add("]");
    }
    if (fonts) hashes.push(...this.#addFonts(fonts));
    for (const [key, part] of Object.entries({ styles, themes, theme, frame }))
      if (part !== undefined) this.add(`,"${key}":${JSON.stringify(part)}`);
    // Numbers of parts depend on the designs before them.
    const own = this.text.slice(start).replace(/"(?:widgets|data)":\d+/g, "");
    return own === "" ? undefined : shortHash([own, ...hashes].join("\n"));
  }

  /** Returns the hashes of the files. */
  #addFonts(fonts: readonly StoredFont[]): readonly string[] {
    this.add(`,"fonts":[`);
    const hashes = fonts.map(({ data, ...font }, i) => {
      this.add(`${i > 0 ? "," : ""}${JSON.stringify(font).slice(0, -1)},"data":`);
      const hash = typeof data === "string" ? this.#addText(JSON.stringify(data)) : this.#place(data);
      this.add("}");
      return hash;
    });
    this.add("]");
    return hashes;
  }

  #addText(json: string): string {
    if (json.length <= inlineLength) {
      this.add(json);
      return sha256(json);
    }
    const { part, pieces } = partOf(json);
    this.added.set(part.hash, pieces);
    return this.#place(part);
  }

  #place({ hash, bytes, pieces }: Part): string {
    this.parts.push({ hash, bytes, pieces, at: this.text.length });
    this.add(String(this.parts.length - 1));
    return hash;
  }
}

/** Describes a text as a part, with the pieces to store. */
export function partOf(text: string): { readonly part: Part; readonly pieces: readonly string[] } {
  const pieces = cut(text);
  return { part: { hash: sha256(text), bytes: Buffer.byteLength(text), pieces: pieces.length }, pieces };
}

/** Never splits a surrogate pair, which databases reject. */
function cut(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += pieces.at(-1)?.length ?? 0) {
    const piece = text.slice(start, start + pieceLength);
    pieces.push(piece.isWellFormed() ? piece : piece.slice(0, -1));
  }
  return pieces;
}

/** Long enough to tell versions of one project apart. */
function shortHash(text: string): string {
  return sha256(text).slice(0, 16);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Columns that a compilation reads. */
export type CompiledColumns = Pick<ProjectRow, keyof Project["metadata"]>;

export function compiledColumns(row: CompiledColumns): CompiledColumns {
  const { name, description, category, author, device_profile } = row;
  return { name, description, category, author, device_profile };
}
