import { pictures } from "@octavo/engine";
import { inflate } from "./inflate.ts";

/** Reads PNG and JPEG files for a `World`. Loaded on demand, because few planners contain pictures. */
export const image = pictures(inflate);
