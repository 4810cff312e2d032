/** Conditions of licences (docs/decisions/0102), in a module of their own: a screen that only names them loads less. */
import { type LicenceId, licenceIds, type OriginalLicence } from "./licences.ts";

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

/** True if a public project may have the licence. Null states none, which conditions of an original can forbid. */
export function isLicenceAllowed(licence: LicenceId | null, original: OriginalLicence | null): boolean {
  if (licence !== null) return publishableLicences(original).includes(licence);
  return original === null || original === "unstated" || original === "CC0-1.0";
}

/** Licences with which a project may be published. `null` for a project that is not a remix of another author's. */
export function publishableLicences(original: OriginalLicence | null): readonly LicenceId[] {
  if (original === null) return licenceIds;
  return original === "unstated" ? [] : licences[original].ofRemixes;
}
