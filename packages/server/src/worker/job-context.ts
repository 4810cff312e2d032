import type { Compilation, World } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import type { AdmitTemplate } from "./admit-template.ts";
import { type RenderedDocument, requireDocument } from "./require-document.ts";

/** Texts that a document is made from. */
type Source = readonly (string | undefined)[];

/** Calls `compile`, unless the latest document was made from the same source. */
export type LayOut = (source: Source, proofread: boolean, compile: () => Compilation) => RenderedDocument & Compilation;

/** Dependencies of a job. */
export interface JobContext {
  readonly world: World;
  readonly layOut: LayOut;
  readonly admit: AdmitTemplate;
}

/** Shared by all jobs of a process, so that fonts, devices and PDFium are loaded once. */
export function sharedContext(): Omit<JobContext, "admit"> {
  return { world: nodeWorld(), layOut: cacheLastDocument() };
}

/** Caches one document, because a preview asks for the pages of the same document one by one. */
function cacheLastDocument(): LayOut {
  let last: { source: Source; proofread: boolean; result: RenderedDocument & Compilation } | undefined;
  return (source, proofread, compile) => {
    if (last && (last.proofread || !proofread) && isSame(last.source, source)) return last.result;
    const compilation = compile();
    const result = { ...compilation, ...requireDocument(compilation) };
    last = { source, proofread, result };
    return result;
  };
}

function isSame(a: Source, b: Source): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
