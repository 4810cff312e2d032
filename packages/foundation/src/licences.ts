/** Licences of public projects, by SPDX id, and what their texts allow (docs/decisions/0102). */
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

export interface Licence {
  /** Address of its text. Absent for reserved rights. */
  readonly url?: string;
  /** Licences of a remix that is published. */
  readonly ofRemixes: readonly LicenceId[];
}

export const licences: Readonly<Record<LicenceId, Licence>> = {
  "CC0-1.0": {
    url: "https://creativecommons.org/publicdomain/zero/1.0/",
    ofRemixes: licenceIds,
  },
  // A remix may have stricter terms. CC0 would waive the attribution of others.
  "CC-BY-4.0": {
    url: "https://creativecommons.org/licenses/by/4.0/",
    ofRemixes: ["CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "all-rights-reserved"],
  },
  "CC-BY-SA-4.0": {
    url: "https://creativecommons.org/licenses/by-sa/4.0/",
    ofRemixes: ["CC-BY-SA-4.0"],
  },
  // No licence of a remix may allow commercial use.
  "CC-BY-NC-4.0": {
    url: "https://creativecommons.org/licenses/by-nc/4.0/",
    ofRemixes: ["CC-BY-NC-4.0", "all-rights-reserved"],
  },
  "all-rights-reserved": { ofRemixes: [] },
};

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

/** Licences with which a project may be published. `null` for a project that is not a remix of another author's. */
export function publishableLicences(original: OriginalLicence | null): readonly LicenceId[] {
  if (original === null) return licenceIds;
  return original === "unstated" ? [] : licences[original].ofRemixes;
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
