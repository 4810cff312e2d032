import { type Message, Report } from "@octavo/foundation";
import type { LinkItem } from "./display/display-list.ts";
import { pageVariables } from "./language/page-variables.ts";
import { documentScope } from "./layout/document-scope.ts";
import { layoutWidget } from "./layout/layout-widget.ts";
import { pageLabel, pageTitle } from "./layout/page-label.ts";
import { registerDestinations } from "./layout/register-destinations.ts";
import type { Template, TemplateSection, Widget } from "./model/template.ts";
import type { World } from "./world.ts";

export interface WidgetLinks {
  readonly links: readonly LinkItem[];
  /** Messages about links without a destination. */
  readonly broken: readonly Message[];
  /** True for a link whose target is not chosen yet. */
  readonly isDraft?: true;
}

export interface DocumentLinks {
  readonly destinations: readonly string[];
  readonly pageOf: (destination: string) => number | undefined;
  /** Label of a page: "2026-01-15". Empty if it has none. */
  readonly labelOf: (page: number) => string;
  /** Title of a page in words: "Tue 6 January". Empty if it has none. */
  readonly titleOf: (page: number) => string;
  /** Section of a page. Undefined if it has none. */
  readonly sectionOf: (page: number) => TemplateSection | undefined;
  /** Pages with the same master, in order. */
  readonly pagesLike: (page: number) => readonly number[];
  readonly linksOf: (widget: Widget, page: number) => WidgetLinks;
}

const brokenCodes = new Set(["unknown_destination", "invalid_destination", "unknown_binding_function"]);

export function documentLinks(template: Template, world: World): DocumentLinks {
  const scope = documentScope(template, world, "template");
  registerDestinations(scope, new Report());
  return {
    destinations: scope.destinations.all.map(({ name }) => name),
    pageOf: (destination) => scope.destinations.find(destination)?.page,
    labelOf: (page) => {
      const record = scope.pages[page];
      return record ? pageLabel(record) : "";
    },
    titleOf: (page) => {
      const record = scope.pages[page];
      return record ? pageTitle(record) : "";
    },
    sectionOf: (page) => {
      const section = scope.pages[page]?.section;
      return section?.kind === "" ? undefined : section;
    },
    pagesLike: (page) => {
      const master = scope.pages[page]?.assignment?.master_id;
      const like = scope.pages.flatMap(({ assignment, facts }) =>
        facts.page > 0 && assignment?.master_id === master ? [facts.page] : [],
      );
      return master === undefined ? [page] : like;
    },
    linksOf: (widget, page) => {
      const record = scope.pages[page];
      if (!record) return { links: [], broken: [] };
      const layoutContext = {
        scope,
        lookup: pageVariables(record.facts),
        master: undefined,
        hintedRules: new Set<string>(),
      };
      const { links, diagnostics } = layoutWidget(widget, layoutContext);
      const broken = diagnostics.filter(({ code }) => brokenCodes.has(code)).map(({ message }) => message);
      return {
        links,
        broken: [...new Map(broken.map((message) => [JSON.stringify(message), message])).values()],
        ...(diagnostics.some(({ code }) => code === "link_draft") && { isDraft: true }),
      };
    },
  };
}
