import { projectLimits } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";

/** Masters and named pages are page designs alike, in two lists with names of their own. */
export type DesignList = "masters" | "pages";

const sentences = {
  masters: { missing: messages.masterNotFound, taken: messages.masterNameTaken, tooMany: messages.tooManyMasters },
  pages: { missing: messages.pageNotFound, taken: messages.pageNameTaken, tooMany: messages.tooManyPages },
} as const;

interface Named {
  readonly name: string;
}

/** Names that differ in capitals are two names. */
export function requireDesign<D extends Named>(designs: readonly D[], name: string, list: DesignList): D {
  const found = designs.find((design) => design.name === name);
  if (!found) throw new ApiError("NOT_FOUND", sentences[list].missing(name));
  return found;
}

export function requireFreeName(designs: readonly Named[], name: string, list: DesignList): void {
  if (designs.some((design) => design.name === name)) throw new ApiError("NAME_TAKEN", sentences[list].taken(name));
}

export function requireRoom(designs: readonly Named[], list: DesignList): void {
  const { designs: limit } = projectLimits;
  if (designs.length >= limit) throw new ApiError("QUOTA_EXCEEDED", sentences[list].tooMany(limit));
}
