import { rowCount } from "../kit/canvas.ts";
import { type Area, stack, whole } from "../kit/frame.ts";
import { dayHead } from "./event-pages.ts";
import { found, masterOf, unique } from "./making.ts";
import type { SectionKind } from "./section-kind.ts";

/** Monday to Friday without public holidays. */
export const workingDays: SectionKind = {
  id: "working_days",
  label: "A page for each working day",
  find: ({ sections }) =>
    sections
      .filter(({ generate, days }) => generate === "each_day" && days === "working_days")
      .map((section) => found({}, section)),
  make: (_values, making) => {
    const { masterNames, text, frame } = making;
    const { canvas } = frame;
    const name = unique(text("Working day"), masterNames, " ");
    const kind = making.kind("working_days");
    const hours = Math.max(4, Math.floor((rowCount(canvas) * 3) / 5));
    const areas: readonly Area[] = [
      { id: "tasks", label: text("To do"), rows: hours, marks: "squares" },
      { id: "notes", label: text("Notes"), rows: "rest" },
    ];
    const widgets = [
      ...dayHead(making, { previous: `${kind}(@date_prev)`, next: `${kind}(@date_next)` }),
      ...stack(canvas, whole(canvas), areas),
    ];
    return {
      masters: [masterOf(making, name, widgets)],
      sections: [
        {
          kind,
          master: name,
          generate: "each_day",
          days: "working_days",
          anchors: [{ dest_id: `${kind}:{date}` }],
          context: {},
        },
      ],
    };
  },
};
