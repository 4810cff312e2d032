import { errorMessages as messages, projectLimits } from "@octavo/contract";
import { addedErrors, findProfile, mergeOriginal as mergeProjects, type Project } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import {
  parseWholeDocument,
  type SerializedDocument,
  serializeDocument,
  type WholeDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import type { Moment } from "../store/tables.ts";
import type { JobContext } from "./job-context.ts";
import { refuseErrors } from "./require-document.ts";
import { requireFewShared } from "./shared-edits.ts";

type Pieces = readonly Uint8Array[];

export interface OriginalMerge {
  /** JSON of the whole documents, in pieces. */
  readonly base: Pieces;
  readonly own: Pieces;
  readonly original: Pieces;
  /** Of the user's project. */
  readonly metadata: Project["metadata"];
  /** Ids of conflicts for which the original's value is taken. */
  readonly chosen: readonly string[];
  readonly now: Moment;
}

/** Merges the changes of an original into a clone. Throws an `ApiError` if the result would have errors that the clone has not. */
export function mergeOriginal(
  { base, own: ownPieces, original, metadata, chosen, now }: OriginalMerge,
  { world }: JobContext,
): SerializedDocument {
  const own = parseWholeDocument(ownPieces);
  const sides = { base: parseWholeDocument(base), own, original: parseWholeDocument(original) };
  const minimums = findProfile(world.profiles, metadata.device_profile)?.constraints;
  const { project } = mergeProjects(sides, { chosen: new Set(chosen), minimums });
  requireFew(project);
  refuseErrors(addedErrors({ ...own, metadata }, { ...project, metadata }, world));
  return serializeDocument({
    ...project,
    masters: withTimes(project.masters, own.masters, now),
    pages: withTimes(project.pages, own.pages, now),
  });
}

function requireFew(project: WholeDocument): void {
  const { designs, rules } = projectLimits;
  const { masters, pages, compilation_rules } = project;
  if (masters.length > designs) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyMasters(designs));
  if (pages.length > designs) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyPages(designs));
  if (compilation_rules.length > rules) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyRules(rules));
  requireFewShared(project);
}

/** The time of the last change is the version of a design, which an open editor compares. */
function withTimes(
  designs: WholeDocument["masters"],
  own: WholeDocument["masters"],
  now: Moment,
): WholeDocument["masters"] {
  const updated_at = formatMoment(now);
  return designs.map((design) => {
    const known = own.find(({ name }) => name === design.name);
    return known && isEqual(known, design) ? design : { ...design, updated_at };
  });
}
