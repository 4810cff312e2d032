import { lazyPart } from "../../ui/lazy-part.tsx";
import type { VersionConflictProps } from "./version-conflict.tsx";

/** Comes with the first conflict, which takes a connection anyway. */
export const versionConflict = lazyPart<VersionConflictProps>(
  async () => (await import("./version-conflict.tsx")).VersionConflict,
);
