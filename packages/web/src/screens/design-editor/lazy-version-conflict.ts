import { lazyPart } from "../../ui/lazy-part.tsx";

/** Comes with the first save that was refused. */
export const versionConflict = lazyPart(async () => (await import("./version-conflict.tsx")).VersionConflict);
