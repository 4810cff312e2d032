import type { Design, WrittenPlanSection } from "@octavo/contract";
import { createContext, useContext } from "react";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import type { PlanPath, ProblemAt } from "./field-problems.ts";

/** A section in a form, and the form's changes. */
export interface SectionEditing {
  readonly section: WrittenPlanSection;
  readonly path: PlanPath;
  /** `field` identifies the change in the history. */
  readonly onChange: (change: Partial<WrittenPlanSection>, field: string) => void;
}

export interface PlanView {
  readonly masters: readonly Design[];
  /** Undefined until the first check has finished. */
  readonly check: PlanCheck | undefined;
  readonly problemAt: ProblemAt;
  /** Names of the calendars with events. */
  readonly calendars: readonly string[];
  readonly lists: readonly ListColumns[];
  /** Names of sections that were added as a list, by their kinds. */
  readonly addedNames: ReadonlyMap<string, string>;
  /** Asks for the names of the pages of a counted section. */
  readonly askNames: (kind: string) => void;
}

export interface ListColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

const emptyView: PlanView = {
  masters: [],
  check: undefined,
  problemAt: () => ({ error: undefined, warning: undefined }),
  calendars: [],
  lists: [],
  addedNames: new Map(),
  askNames: () => undefined,
};

export const PlanViewContext = createContext(emptyView);

export const usePlanView = (): PlanView => useContext(PlanViewContext);

/** Returns the number of pages of a section, or undefined until the first check has finished. */
export function usePageCount(kind: string): number | undefined {
  const { check } = usePlanView();
  return check && (check.estimate.sections[kind.trim()] ?? 0);
}
