import type { Project } from "@octavo/contract";
import type { Sample } from "@octavo/editor";
import type { Template } from "@octavo/engine";
import { useEffect, useState } from "react";
import type { DesignName } from "../../editor/planner/planner-targets.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { previewSectionKind } from "../../engine-worker/protocol.ts";
import { t } from "../../language/t.ts";
import { whenDone } from "../../ui/when-done.ts";
import { pagesOfDesign } from "./pages-of-design.ts";
import { useInitialSample } from "./use-open-design.ts";

export interface Samples {
  /** The visible page; undefined if the planner has no page of this design. */
  readonly sample: Sample | undefined;
  /** Number of pages with the design, and the position of the visible one, starting at 1. */
  readonly count: number;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly label: string;
  /** The dates of the visible, first and last page; undefined if the pages have no dates. */
  readonly dates: SampleDates | undefined;
  readonly sections: Template["sections"];
  /** True if the planner does not use the design, so that the page is generated. */
  readonly isUnused: boolean;
}

interface SampleDates {
  readonly shown: string;
  readonly first: string;
  readonly last: string;
  readonly onDate: (date: string) => void;
}

/** Returns the planner pages of a design, which show it with real dates and numbers. */
export function useSamples(engine: EngineClient, project: Project, { list, name }: DesignName): Samples {
  const first = useInitialSample();
  const [template, setTemplate] = useState<Template>();
  const [index, setIndex] = useState(first);
  useEffect(() => {
    return whenDone(engine.run("expandPlanner", { project, list, name }), setTemplate);
  }, [engine, project, list, name]);
  const pages = template ? pagesOfDesign(template, { list, name }) : [];
  const shown = Math.min(index, Math.max(1, pages.length));
  const page = pages[shown - 1];
  const [known, setKnown] = useState<Sample>();
  if (template && page !== undefined && (known?.template !== template || known.page !== page))
    setKnown({ template, page });
  return {
    sample: page === undefined ? undefined : known,
    count: pages.length,
    index: shown,
    onIndex: setIndex,
    label: template && page !== undefined ? labelOf(template, page) : "",
    dates: template && datesOf(template, pages, shown, setIndex),
    sections: template?.sections ?? noSections,
    isUnused: template !== undefined && !isUsed(project, { list, name }, template),
  };
}

/** Returns undefined if a page has no date. Each day of a week or month selects its page. */
function datesOf(
  { page_assignments }: Template,
  pages: readonly number[],
  index: number,
  onIndex: (index: number) => void,
): SampleDates | undefined {
  const byPage = new Map(page_assignments.map(({ page, context }) => [page, context?.date]));
  const dates = pages.flatMap((page) => byPage.get(page) ?? []);
  const [first, shown, last] = [dates[0], dates[index - 1], dates.at(-1)];
  if (dates.length < pages.length || !first || !shown || !last) return undefined;
  const onDate = (date: string) => onIndex(Math.max(1, dates.findLastIndex((other) => other <= date) + 1));
  return { shown, first, last, onDate };
}

function isUsed({ compilation_rules }: Project, { list, name }: DesignName, { sections }: Template): boolean {
  if (list === "pages") return compilation_rules.some(({ page_name }) => page_name === name);
  return !sections.some(({ kind }) => kind === previewSectionKind);
}

const noSections: Template["sections"] = [];

function labelOf({ page_assignments }: Template, page: number): string {
  const context = page_assignments.find((assignment) => assignment.page === page)?.context;
  if (context?.date !== undefined) return context.date;
  return context?.index === undefined ? t("Page {page}", { page }) : t("No. {index}", { index: context.index });
}
