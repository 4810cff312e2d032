import type { Canvas } from "../kit/canvas.ts";
import { schedule as hours, whole } from "../kit/frame.ts";
import { label, rowTop, ruled } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part, type PartValues } from "./part.ts";
import { rowsSize } from "./sizes.ts";

const hourNumber = { min: 0, max: 23, kind: "number" } as const;

export const schedule: Part = {
  id: "schedule",
  label: "Schedule",
  replaces: /^(hours|half_hours|hour_events)(_|-|$)/,
  options: [
    { name: "from", label: "From hour", ...hourNumber },
    { name: "to", label: "To hour", ...hourNumber },
    { name: "halves", label: "Half hours", kind: "flag" },
    {
      name: "clock",
      label: "Clock",
      kind: "choice",
      choices: [
        { value: "24", label: "24 hours" },
        { value: "12", label: "12 hours" },
      ],
    },
  ],
  defaults: ({ clock }) => ({ from: 7, to: 21, halves: false, clock }),
  size: (page, values) => {
    const rows = hourCount(values);
    const size = rowsSize(page, rows);
    return { ...size, least: { ...size.least, height: page.canvas.pitch + rows * textRow(page.canvas) } };
  },
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const span = whole(canvas);
    const body = { ...span, y: rowTop(canvas, 1), height: rect.height - canvas.pitch };
    return [
      label(canvas, "hours", span, 0, page.text("Schedule")),
      hours("hours", canvas, body, {
        first: numberOf(values, "from"),
        rows: hourCount(values),
        step: 1,
        format: values.clock === "12" ? "am and pm" : "hours",
        hasHalves: values.halves === true,
      }),
      ruled("hours_frame", body, { rows: 1, border_color: "#000000", border_width: canvas.black }),
    ];
  },
};

/** Height of a row with text, at least. */
const textRow = ({ type }: Canvas) => type.text * 1.5;

/** From the first to the last hour, both with a row. */
function hourCount(values: PartValues): number {
  return Math.max(1, numberOf(values, "to") - numberOf(values, "from") + 1);
}
