/** Loaded after the first drawing, when links are first shown. */
export { documentLinks } from "@octavo/engine";
