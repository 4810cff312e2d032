import { type OriginalLicence, readLicence, type SourceWork, type WorkRights } from "@octavo/foundation";
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
  const { name, author } = source;
  const licence = readLicence(source.licence);
  const sources = [...sourcesOf(source), { name, author, licence }];
  const named = sources.length > mostSources ? [...sources.slice(0, 1), ...sources.slice(1 - mostSources)] : sources;
  return {
    licence,
    original_licence: isOwn ? source.original_licence : (licence ?? "unstated"),
    cloned_from: source.id,
    sources: JSON.stringify(named),
  };
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
