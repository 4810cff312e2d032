/** Licences of public projects, by SPDX id (docs/decisions/0102). */
export const licenceIds = ["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "all-rights-reserved"] as const;
export type LicenceId = (typeof licenceIds)[number];

/** Licence of an original. "unstated" if its author chose none. */
export type OriginalLicence = LicenceId | "unstated";

/** A work that a project is based on, as it was when it was cloned. */
export interface SourceWork {
  readonly name: string;
  readonly author: string;
  readonly licence: LicenceId | null;
}

/** Name as Creative Commons writes it, such as "CC BY-SA 4.0". A screen that only names licences loads no table. */
export function licenceName(licence: LicenceId): string {
  return licence === "all-rights-reserved"
    ? "All rights reserved"
    : licence.replace("CC-", "CC ").replace(/-(?=\d)/, " ");
}

/** A project without a stated licence was shared with the notice that others can clone it. */
export function isCloneable(licence: LicenceId | null): boolean {
  return licence !== "all-rights-reserved";
}

/** Reads a stored licence. Returns null for unknown ones. */
export function readLicence(stored: string | null): LicenceId | null {
  return licenceIds.find((id) => id === stored) ?? null;
}

/** Author, licence and origin of a work. */
export interface WorkRights {
  readonly author: string;
  readonly licence: LicenceId | null;
  /** The first work of a chain of remixes first. */
  readonly sources: readonly SourceWork[];
}
