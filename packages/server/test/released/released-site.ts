import { fileURLToPath } from "node:url";
import type { StoreKind } from "../../src/store/migrations/column-types.ts";

/** Content of the fixture of a released version, beside its database. */
export interface ReleasedSite {
  readonly version: string;
  /** Last migration. */
  readonly schema: string;
  /** Key that signs tokens. */
  readonly secret: string;
  readonly users: readonly {
    readonly username: string;
    readonly password: string;
    /** SHA-256 of the PDF of each project, by store. A PDF contains the times of its project. */
    readonly pdfs: Readonly<Record<string, Readonly<Record<StoreKind, string>>>>;
  }[];
}

export const releasedVersions = fileURLToPath(new URL("../fixtures/released", import.meta.url));

export function releasedFolder(version: string): string {
  return `${releasedVersions}/${version}`;
}
