/** Project that a PDF contains, so that it can be edited again, and so that pages that it no longer makes can be kept. */
import { isMapping, limits, type Mapping } from "@octavo/foundation";
import { asciiJson, parseJson } from "./manifest.ts";
import { type ProjectPart, type WrittenPicture, withoutParts, withParts } from "./project-parts.ts";

export interface ProjectSource {
  readonly masters_yaml: string;
  readonly plan_yaml: string;
  /** Device instead of the plan's. */
  readonly profile?: string;
  /** True if the designs are scaled to the device, "keep_sizes" if they fill its page without scaling. */
  readonly fit?: boolean | "keep_sizes";
}

export interface EmbeddedProject extends ProjectSource {
  /** Record of the edition (`printEdition`). Absent without a page of changes. */
  readonly edition?: Mapping;
  /** Projects of earlier editions, with the identities of their pages that this edition keeps. */
  readonly kept?: readonly KeptPages[];
}

export interface KeptPages extends ProjectSource {
  readonly pages: readonly string[];
  /** Number of pages of that edition, on which tokens can depend. */
  readonly page_count: number;
}

const format = "octavo-project";
/** The first version had no parts. */
const [firstVersion, version] = [1, 2];

/** Number of earlier editions. */
const mostKept = 50;

/** `pictures` are those of the PDF, by their data URIs. */
export function printProjectFile(
  { kept = [], edition, ...project }: EmbeddedProject,
  pictures: ReadonlyMap<string, WrittenPicture>,
): string {
  const sources = [project, ...kept];
  const { texts, parts } = withoutParts(sources.flatMap(textsOf), pictures);
  const [own, ...earlier] = sources.map((source, i) => withTexts(source, texts, i));
  return asciiJson({
    format,
    version,
    ...own,
    ...(edition && { edition }),
    ...(earlier.length > 0 && { kept: earlier }),
    ...(parts.length > 0 && { parts }),
  });
}

function textsOf({ masters_yaml, plan_yaml }: ProjectSource): readonly string[] {
  return [masters_yaml, plan_yaml];
}

/** The source with the texts of the `i`-th of all sources. */
function withTexts<Source extends ProjectSource>(source: Source, texts: readonly string[], i: number): Source {
  return { ...source, masters_yaml: texts[2 * i] ?? "", plan_yaml: texts[2 * i + 1] ?? "" };
}

/** Returns undefined for a text that is not a project, or whose pictures are missing. Its documents are not parsed. */
export function parseProjectFile(
  text: string,
  fileOf: (picture: WrittenPicture) => Uint8Array | undefined,
): EmbeddedProject | undefined {
  const written = parseJson(text);
  if (!isMapping(written) || written.format !== format) return undefined;
  if (written.version !== version && written.version !== firstVersion) return undefined;
  const source = readSource(written);
  const kept = readKept(written.kept);
  const parts = readParts(written.parts);
  if (!source || !kept || !parts) return undefined;
  const short = [source, ...kept].flatMap(textsOf);
  const texts = parts.length === 0 ? short : withParts({ texts: short, parts }, fileOf, limits.documentBytes);
  if (!texts) return undefined;
  const earlier = kept.map((one, i) => withTexts(one, texts, i + 1));
  const edition = isMapping(written.edition) ? written.edition : undefined;
  return { ...withTexts(source, texts, 0), ...(edition && { edition }), ...(earlier.length > 0 && { kept: earlier }) };
}

function readParts(written: unknown): readonly ProjectPart[] | undefined {
  if (written === undefined) return [];
  if (!Array.isArray(written)) return undefined;
  const parts = written.flatMap((part: unknown): ProjectPart[] => {
    if (typeof part === "string") return [part];
    const { picture, digest } = isMapping(part) ? part : {};
    return typeof picture === "number" && typeof digest === "string" ? [{ picture, digest }] : [];
  });
  return parts.length === written.length ? parts : undefined;
}

function readSource({ masters_yaml, plan_yaml, profile, fit }: Readonly<Record<string, unknown>>) {
  if (!isDocument(masters_yaml) || !isDocument(plan_yaml)) return undefined;
  if (profile !== undefined && typeof profile !== "string") return undefined;
  const source: ProjectSource = {
    masters_yaml,
    plan_yaml,
    ...(profile !== undefined && { profile }),
    ...((fit === true || fit === "keep_sizes") && { fit }),
  };
  return source;
}

function readKept(written: unknown): readonly KeptPages[] | undefined {
  if (written === undefined) return [];
  if (!Array.isArray(written) || written.length > mostKept) return undefined;
  const kept = written.flatMap((item: unknown): KeptPages[] => {
    const source = isMapping(item) ? readSource(item) : undefined;
    const { pages, page_count } = isMapping(item) ? item : {};
    const isList = Array.isArray(pages) && pages.every((page) => typeof page === "string");
    const isCount = typeof page_count === "number" && page_count >= 1 && page_count <= limits.pages;
    return source && isList && isCount ? [{ ...source, pages, page_count }] : [];
  });
  return kept.length === written.length ? kept : undefined;
}

function isDocument(value: unknown): value is string {
  return typeof value === "string" && value.length <= limits.documentBytes;
}
