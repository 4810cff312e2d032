/** Layout: turns a template into a display document. Lays pages out on demand. */

import { type DocumentName, limits, Report } from "@octavo/foundation";
import type { DisplayDocument, DisplayPage, DocumentInformation } from "../display/display-list.ts";
import type { Metadata, Template } from "../model/template.ts";
import { documentFaces } from "../typography/document-fonts.ts";
import type { World } from "../world.ts";
import { changesLabel } from "./changes-page.ts";
import { checkTemplate } from "./check-template.ts";
import { type DocumentScope, documentScope } from "./document-scope.ts";
import { PageLayouter } from "./layout-page.ts";
import * as messages from "./messages.ts";
import { documentOutline } from "./outline.ts";
import { identitiesOf } from "./page-identities.ts";
import { pageLabel } from "./page-label.ts";
import { registerDestinations } from "./register-destinations.ts";

/** Number of pages in the cache. Other pages are laid out again for each request. */
const pagesKept = 1000;

/** `origin` is the document that contains the widgets, for the places of diagnostics. */
export function layoutDocument(
  template: Template,
  world: World,
  report: Report,
  origin: DocumentName,
): DisplayDocument {
  return displayDocument(completeScope(template, world, report, origin), report);
}

/** Returns the scope with all destinations. */
export function completeScope(template: Template, world: World, report: Report, origin: DocumentName): DocumentScope {
  const scope = documentScope(template, world, origin);
  checkTemplate(scope, report);
  registerDestinations(scope, report);
  return scope;
}

export function displayDocument(scope: DocumentScope, report: Report): DisplayDocument {
  return {
    information: information(scope.template.metadata),
    pageCount: scope.pages.length - 1,
    page: pageSource(scope, report),
    pageLabel: (number) => {
      const record = scope.pages[number];
      return changesLabel(number, scope) || (record ? pageLabel(record) : "");
    },
    pageIdentity: (number) => identitiesOf(scope)[number] ?? "",
    destinations: scope.destinations.all,
    outline: documentOutline(scope),
    digits: scope.calendar.digits,
    glyphOutline: (face, cluster) => scope.world.fonts.scripts()?.path(face, cluster),
    ...(scope.template.fonts && { fonts: documentFaces(scope.template.fonts, scope.world.font) }),
  };
}

/** Each page reports its diagnostics on its first layout only. */
function pageSource(scope: DocumentScope, report: Report): (number: number) => DisplayPage {
  const layouter = new PageLayouter(scope);
  const silent = new Report();
  const reported = new Set<number>();
  const kept = new Map<number, DisplayPage>();
  let links = 0;
  return (number) => {
    const known = kept.get(number);
    if (known) return known;
    if (number < 1 || number >= scope.pages.length) throw new RangeError(`page ${number} of ${scope.pages.length - 1}`);
    const first = !reported.has(number);
    reported.add(number);
    const page = layouter.layout(number, first ? report : silent);
    if (first) links += page.links.length;
    if (first && links > limits.links && links - page.links.length <= limits.links)
      report.add({
        severity: "error",
        code: "too_many_links",
        message: messages.tooManyLinks(limits.links),
        at: { page: number },
      });
    if (kept.size < pagesKept) kept.set(number, page);
    return page;
  };
}

function information({ name, description, author, locale, created }: Metadata): DocumentInformation {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(created)?.[0];
  return {
    title: name,
    subject: description,
    author,
    language: locale,
    ...(day === undefined ? {} : { created: day }),
  };
}
