/** Project that a PDF contains, so that it can be edited again, and so that pages that it no longer makes can be kept. */
import { limits } from "../foundation/limits.ts";
import { isMapping } from "../foundation/mapping.ts";
import { asciiJson, parseJson } from "./manifest.ts";

export interface ProjectSource {
  readonly masters_yaml: string;
  readonly plan_yaml: string;
  /** Device instead of the plan's. */
  readonly profile?: string;
  /** True if the designs are rescaled to the device. */
  readonly fit?: boolean;
}

export interface EmbeddedProject extends ProjectSource {
  /** Projects of earlier editions, with the identities of their pages that this edition keeps. */
  readonly kept?: readonly KeptPages[];
}

export interface KeptPages extends ProjectSource {
  readonly pages: readonly string[];
  /** Number of pages of that edition, on which tokens can depend. */
  readonly page_count: number;
}

const format = "octavo-project";
const version = 1;

/** Number of earlier editions. */
const mostKept = 50;

export function printProjectFile({ kept, ...project }: EmbeddedProject): string {
  return asciiJson({ format, version, ...project, ...(kept && kept.length > 0 && { kept }) });
}

/** Returns undefined for a text that is not a project. Its documents are not parsed. */
export function parseProjectFile(text: string): EmbeddedProject | undefined {
  const written = parseJson(text);
  if (!isMapping(written) || written.format !== format || written.version !== version) return undefined;
  const source = readSource(written);
  const kept = readKept(written.kept);
  return source && kept && { ...source, ...(kept.length > 0 && { kept }) };
}

function readSource({ masters_yaml, plan_yaml, profile, fit }: Readonly<Record<string, unknown>>) {
  if (!isDocument(masters_yaml) || !isDocument(plan_yaml)) return undefined;
  if (profile !== undefined && typeof profile !== "string") return undefined;
  const source: ProjectSource = {
    masters_yaml,
    plan_yaml,
    ...(profile !== undefined && { profile }),
    ...(fit === true && { fit }),
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
