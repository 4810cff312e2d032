/** Writing PDFs on Node without the rest of the engine: `@octavo/press/pdf`. */
import { decodedMetrics, type PdfServices, subsetTrueType } from "@octavo/engine/pdf";
import { deflate, latin1 } from "./deflate.ts";
import { loadFont, metricsOf } from "./font-files.ts";

/** Services of `emitPdf` with the bundled fonts. */
export const pdfServices: PdfServices = {
  deflate,
  latin1,
  fonts: {
    metrics: decodedMetrics(metricsOf),
    subset: async (face, codePoints, clusters) => subsetTrueType(await loadFont(face), codePoints, clusters),
  },
};
