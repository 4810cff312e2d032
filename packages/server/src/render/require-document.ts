import type { Compilation, DisplayDocument, Template } from "@octavo/engine";
import { refuseErrors } from "./refuse-errors.ts";

export interface Rendered {
  readonly template: Template;
  readonly document: DisplayDocument;
}

/** The document of a compilation without errors; with errors, the refusal that lists them. */
export function requireDocument({ template, document, diagnostics }: Compilation): Rendered {
  refuseErrors(diagnostics);
  if (!template || !document) throw new Error("A compilation without errors has no document.");
  return { template, document };
}
