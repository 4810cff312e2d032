/** Links to the months of the planner. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { monthList } from "../kit/frame.ts";
import type { Widget } from "../kit/widgets.ts";
import { isDated, type PartPage, sectionOf } from "./part.ts";

export function months(id: string, page: PartPage, position: Rect, columns: number): Widget {
  const isMarked = isDated(page) && page.section?.unit !== "year";
  const bind = sectionOf(page, "month") ? "month(@plan_month)" : "";
  const list = monthList(page.canvas, id, position, { columns, isMarked, bind });
  if (page.isPlanned) return list;
  const { first_month: _, ...properties } = list.properties ?? {};
  return { ...list, properties: { ...properties, label_template: "{month_abbr}" } };
}

export const tabType = ({ families, type }: Canvas) => ({ font: families.narrow, size: type.tab });
