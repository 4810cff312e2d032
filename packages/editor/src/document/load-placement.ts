import type * as placement from "./placement.ts";

let loaded: typeof placement | undefined;

/** Loads the module that finds room and a look for new widgets. Without it, they have the defaults of their type. */
export async function loadPlacement(): Promise<typeof placement> {
  loaded = await import("./placement.ts");
  return loaded;
}

/** Returns the module if it is already loaded. */
export const placementIfLoaded = (): typeof placement | undefined => loaded;
