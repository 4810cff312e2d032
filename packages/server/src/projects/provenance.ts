import {
  isEqual,
  isLicenceAllowed,
  type OriginalLicence,
  publishableLicences,
  readLicence,
  type SourceWork,
  type WorkRights,
} from "@octavo/foundation";
import type { ProjectRow } from "../store/tables.ts";

/** Columns that say what a project is based on, and what may be done with it. */
export type Provenance = Pick<ProjectRow, "licence" | "original_licence" | "cloned_from" | "sources">;

/** Works of a chain of remixes that are named. */
const mostSources = 20;

export const ownWork: Provenance = { licence: null, original_licence: null, cloned_from: null, sources: null };

export function provenanceOf({ licence, original_licence, cloned_from, sources }: ProjectRow): Provenance {
  return { licence, original_licence, cloned_from, sources };
}

/**
 * Provenance of a clone. It keeps the licence under which it was made, whatever the original does later. A clone of one's
 * own project may have any licence that the project may have.
 */
export function provenanceOfClone(source: ProjectRow, userId: string): Provenance {
  const isOwn = source.owner_id === userId;
  const licence = readLicence(source.licence);
  return {
    licence,
    original_licence: isOwn ? source.original_licence : (licence ?? "unstated"),
    cloned_from: source.id,
    sources: namedSources(worksOf(source)),
  };
}

/**
 * Provenance of a clone after a merge of changes of its original. It keeps its licence, under the terms of both, which are the
 * stricter ones. Undefined if the original now has terms that the licence contradicts.
 */
export function provenanceOfMerge(clone: ProjectRow, original: ProjectRow): Provenance | undefined {
  const { licence, cloned_from, original_licence } = clone;
  const known = sourcesOf(clone);
  const added = worksOf(original).filter((work) => !known.some((one) => isEqual(one, work)));
  const sources = added.length === 0 ? clone.sources : namedSources([...known, ...added]);
  if (original.owner_id === clone.owner_id) return { licence, original_licence, cloned_from, sources };
  const terms = readLicence(original.licence) ?? "unstated";
  if (!isLicenceAllowed(readLicence(licence), terms)) return undefined;
  const before = originalLicence(clone);
  const isStricter = publishableLicences(terms).every((one) => publishableLicences(before).includes(one));
  return { licence, original_licence: isStricter ? terms : original_licence, cloned_from, sources };
}

/** The works that a project is based on, and the project. */
function worksOf(project: ProjectRow): readonly SourceWork[] {
  const { name, author } = project;
  return [...sourcesOf(project), { name, author, licence: readLicence(project.licence) }];
}

function namedSources(works: readonly SourceWork[]): string {
  return JSON.stringify(works.length > mostSources ? [...works.slice(0, 1), ...works.slice(1 - mostSources)] : works);
}

/** Of a clone from before sources were stored, only the first author is known. */
export function sourcesOf({ sources, original_author }: Pick<ProjectRow, "sources" | "original_author">) {
  const stored: readonly SourceWork[] | undefined = sources === null ? undefined : JSON.parse(sources);
  return stored ?? (original_author === "" ? [] : [{ name: "", author: original_author, licence: null }]);
}

export function originalLicence({ original_licence }: Pick<ProjectRow, "original_licence">): OriginalLicence | null {
  return original_licence === "unstated" ? "unstated" : readLicence(original_licence);
}

export function rightsOf(row: Pick<ProjectRow, "author" | "licence" | "sources" | "original_author">): WorkRights {
  return { author: row.author, licence: readLicence(row.licence), sources: sourcesOf(row) };
}
