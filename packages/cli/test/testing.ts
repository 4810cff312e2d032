/** Documents with handwriting, for journeys in the browser. */
export { marksOf, pageId, pagesOf, readBundle, sample, writeBundle } from "./remarkable-bundle.ts";
export { documentText, readPages, stroke, writeDocument } from "./xournal-document.ts";
