import { rowCount } from "../kit/canvas.ts";
import type { Area } from "../kit/frame.ts";
import { eventPages, eventSections, titleRows } from "./event-pages.ts";
import type { SectionKind } from "./section-kind.ts";

export const birthdays: SectionKind = {
  id: "birthdays",
  label: "A page for each birthday",
  needs: "birthdays",
  find: ({ sections }) => eventSections(sections, "birthday"),
  make: (_values, making) => {
    const { text, frame } = making;
    const areas: readonly Area[] = [
      {
        id: "gifts",
        label: text("Gifts"),
        rows: Math.floor((rowCount(frame.canvas) - titleRows) / 2),
        marks: "squares",
      },
      { id: "notes", label: text("Notes"), rows: "rest" },
    ];
    const page = { name: text("Birthday"), kind: "birthdays", beside: "{event_age}", areas };
    return eventPages(page, making, { kinds: ["birthday"] });
  },
};
