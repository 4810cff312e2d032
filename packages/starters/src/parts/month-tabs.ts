/** Links to the months of the planner. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { type MonthMark, monthList } from "../kit/frame.ts";
import type { Widget } from "../kit/widgets.ts";
import { isDated, type PartPage, sectionOf } from "./part.ts";

export function months(id: string, page: PartPage, position: Rect, columns: number): Widget {
  const marked = isDated(page) ? markOn(page) : undefined;
  const bind = sectionOf(page, "month") ? "month(@plan_month)" : "";
  const list = monthList(page.canvas, id, position, { columns, marked, bind });
  if (page.isPlanned) return list;
  const { first_month: _, ...properties } = list.properties ?? {};
  return { ...list, properties: { ...properties, label_template: "{month_abbr}" } };
}

function markOn({ section }: PartPage): MonthMark | undefined {
  switch (section?.unit) {
    case "week":
      return "weeks";
    case "quarter":
      return "quarters";
    case "year":
      return undefined;
    default:
      return "months";
  }
}

export const tabType = ({ families, type }: Canvas) => ({ font: families.narrow, size: type.tab });
