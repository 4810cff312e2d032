export { subsetTrueType } from "@octavo/engine";
