import { type Canvas, rowCount } from "../kit/canvas.ts";
import { gutter, head, monthTitle, type Tab, whole } from "../kit/frame.ts";
import { ruledPage } from "../kit/pages.ts";
import { rowTop, type Widget } from "../kit/widgets.ts";
import { found, masterOf, unique } from "./making.ts";
import type { SectionKind } from "./section-kind.ts";

/** All events of each month. Lists without room for all of them lead here. */
export const agenda: SectionKind = {
  id: "agenda",
  label: "A list of events for each month",
  needs: "dates",
  find: ({ sections }) =>
    sections.filter(({ generate }) => generate === "each_month").map((section) => found({}, section)),
  make: (_values, making) => {
    const { masterNames, text, frame, template } = making;
    const { canvas } = frame;
    const name = unique(text("Events"), masterNames, " ");
    const kind = making.kind("agenda");
    const hasMonths = template.sections.some(({ unit }) => unit === "month");
    const back: Tab = {
      id: "to_month",
      content: `‹ ${text("Month")}`,
      bind: "month(@date)",
      widest: `‹ ${text("Month")}`,
    };
    const links = hasMonths ? [back] : [];
    const arrows = { previous: `${kind}(@date_prev)`, next: `${kind}(@date_next)` };
    const widgets = [
      ...head(canvas, { title: monthTitle(canvas, links), links, arrows }),
      ruledPage(canvas),
      monthEvents(canvas),
    ];
    return {
      masters: [masterOf(making, name, widgets)],
      sections: [{ kind, master: name, generate: "each_month", anchors: [], context: {} }],
    };
  },
};

/** On the lines of the page. */
function monthEvents(canvas: Canvas): Widget {
  const span = whole(canvas);
  return {
    id: "events",
    type: "event_list",
    position: { ...span, y: rowTop(canvas, 0), height: rowCount(canvas) * canvas.pitch },
    styling: { font: canvas.families.narrow, size: canvas.type.label },
    properties: {
      span: "month",
      line_spacing: canvas.pitch,
      columns: span.width > widePage ? 2 : 1,
      gap: gutter(canvas),
      // Lower rows are too small for a finger.
      ...(canvas.pitch < canvas.constraints.min_touch_target_pt && { link_events: false }),
    },
  };
}

/** Room for two columns of events, in points. */
const widePage = 350;
