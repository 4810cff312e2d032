import type { Template } from "@octavo/engine";

/** A job takes more processor time than its lane allows: it is done again in the lane of long jobs. */
export class LongJob extends Error {
  override readonly name = "LongJob";
}

/** Laying out a widget on a page, written into a PDF: half of what one with its own text on every page takes. */
const secondsPerWidget = 30e-6;

/** Runs in a render process, when the pages of a planner are known and before they are laid out. Throws `LongJob`. */
export type AdmitTemplate = (template: Template) => void;

export function admitUpTo(seconds: number | undefined): AdmitTemplate {
  return (template) => {
    if (seconds !== undefined && widgetsOnPages(template) * secondsPerWidget > seconds) throw new LongJob();
  };
}

function widgetsOnPages({ masters, widgets, page_assignments }: Template): number {
  const counts = new Map(masters.map((master) => [master.id, master.widgets.length]));
  return page_assignments.reduce((sum, { master_id }) => sum + (counts.get(master_id) ?? 0), widgets.length);
}
