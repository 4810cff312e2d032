/** Comes after the page is drawn: nothing leads anywhere until somebody asks. */
export { documentLinks } from "@octavo/engine";
