import { type Canvas, rowCount } from "../kit/canvas.ts";
import { head, stack, whole } from "../kit/frame.ts";
import { rowTop, type Widget } from "../kit/widgets.ts";
import { found, masterOf, unique } from "./making.ts";
import type { SectionKind } from "./section-kind.ts";

export const quarters: SectionKind = {
  id: "quarters",
  label: "A page for each quarter",
  find: ({ sections }) =>
    sections.filter(({ generate }) => generate === "each_quarter").map((section) => found({}, section)),
  make: (_values, making) => {
    const { masterNames, text, frame, template } = making;
    const { canvas } = frame;
    const name = unique(text("Quarter"), masterNames, " ");
    const rows = rowCount(canvas);
    const hasMonths = template.sections.some(({ unit }) => unit === "month");
    const from = hasMonths ? 1 : 0;
    const goals = Math.max(3, Math.floor((rows - from) / 2));
    const widgets = [
      ...head(canvas, {
        title: text("Q{quarter} {year}"),
        arrows: { previous: "quarter(@year_quarter_prev)", next: "quarter(@year_quarter_next)" },
      }),
      ...(hasMonths ? [monthsOfQuarter(canvas)] : []),
      ...stack(
        canvas,
        whole(canvas),
        [
          { id: "goals", label: text("Goals"), rows: goals, marks: "squares" },
          { id: "notes", label: text("Notes"), rows: "rest" },
        ],
        from,
      ),
    ];
    const kind = making.kind("quarters");
    return {
      masters: [masterOf(making, name, widgets)],
      sections: [{ kind, master: name, generate: "each_quarter", anchors: [], context: {} }],
    };
  },
};

function monthsOfQuarter(canvas: Canvas): Widget {
  return {
    id: "months",
    type: "link_list",
    position: { ...whole(canvas), y: rowTop(canvas, 0), height: Math.max(20, canvas.pitch) },
    styling: { font: canvas.families.narrowLabel, size: canvas.type.label },
    properties: {
      count: 3,
      columns: 3,
      first_month: "{quarter_start}",
      label_template: "{month_name:capital}",
      bind: "month(@plan_month)",
    },
  };
}
