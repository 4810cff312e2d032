import type { Template } from "@octavo/engine";
import { LongJob } from "../jobs/job-outcome.ts";

/** Half of the time for a widget with its own text on every page: layout and PDF output, measured. */
const secondsPerWidget = 30e-6;

/** Called when the pages of a planner are known, before layout. Throws `LongJob`. */
export type AdmitTemplate = (template: Template) => void;

/** `maxSeconds` is processor time. Undefined admits everything. */
export function admitUpTo(maxSeconds: number | undefined): AdmitTemplate {
  return (template) => {
    if (maxSeconds !== undefined && countWidgets(template) * secondsPerWidget > maxSeconds) throw new LongJob();
  };
}

function countWidgets({ masters, widgets, page_assignments }: Template): number {
  const counts = new Map(masters.map((master) => [master.id, master.widgets.length]));
  return page_assignments.reduce((sum, { master_id }) => sum + (counts.get(master_id) ?? 0), widgets.length);
}
