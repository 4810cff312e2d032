import { lazyPart } from "../../ui/lazy-part.tsx";
import type { VersionConflictProps } from "./version-conflict.tsx";

/** Loaded with the first conflict, which requires a connection anyway. */
export const versionConflict = lazyPart<VersionConflictProps>(
  async () => (await import("./version-conflict.tsx")).VersionConflict,
);
