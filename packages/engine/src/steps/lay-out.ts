import { type DocumentName, Report } from "@octavo/foundation";
import type { DisplayDocument } from "../display/display-list.ts";
import type { DocumentScope } from "../layout/document-scope.ts";
import { completeScope, displayDocument } from "../layout/layout-document.ts";
import type { Template } from "../model/template.ts";
import type { World } from "../world.ts";
import { type CheckOptions, checksPages } from "./check-document.ts";

/** Destinations and outline are known. Pages are laid out on demand. */
export interface LaidOut {
  readonly scope: DocumentScope;
  readonly document: DisplayDocument;
}

export function layOut(
  template: Template,
  world: World,
  report: Report,
  origin: DocumentName,
  options: CheckOptions,
): LaidOut {
  const scope = completeScope(template, world, report, origin);
  // A check reports the diagnostics of the pages itself.
  const document = displayDocument(scope, checksPages(options) ? new Report() : report);
  return { scope, document };
}
