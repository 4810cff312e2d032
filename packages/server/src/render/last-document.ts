import type { Compilation } from "@octavo/engine";
import type { AdmitTemplate } from "./long-job.ts";
import { type Rendered, requireDocument } from "./require-document.ts";

/** What a document is made of: texts, compared one by one. */
type Source = readonly (string | undefined)[];

export interface HowToLayOut {
  /** False where one page is wanted and not all that there is to say about the others. */
  readonly proofread: boolean;
  readonly onTemplate?: AdmitTemplate | undefined;
}

export type LayOut = (source: Source, proofread: boolean, make: () => Compilation) => Rendered & Compilation;

/** Remembers the last document of a process: whoever pages through a preview asks for the same one again and again. */
export function lastDocument(): LayOut {
  let last: { source: Source; proofread: boolean; made: Rendered & Compilation } | undefined;
  return (source, proofread, make) => {
    if (last && (last.proofread || !proofread) && isSame(last.source, source)) return last.made;
    const compilation = make();
    const made = { ...compilation, ...requireDocument(compilation) };
    last = { source, proofread, made };
    return made;
  };
}

function isSame(one: Source, other: Source): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}
