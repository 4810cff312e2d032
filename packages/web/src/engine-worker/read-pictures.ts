import { pictures } from "@octavo/engine";
import { inflate } from "./inflate.ts";

/** The `image` of a World. Few planners have a picture, so that what reads them comes with the first. */
export const image = pictures(inflate);
