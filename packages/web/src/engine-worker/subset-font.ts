export { readDocumentFont, subsetTrueType } from "@octavo/engine";
