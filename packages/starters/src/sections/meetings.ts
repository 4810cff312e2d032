import { rowCount } from "../kit/canvas.ts";
import type { Area } from "../kit/frame.ts";
import { eventPages, eventSections, titleRows } from "./event-pages.ts";
import type { SectionKind } from "./section-kind.ts";

/** A page for each event with a time. */
export const meetings: SectionKind = {
  id: "meetings",
  label: "A page for each meeting",
  needs: "calendars",
  form: {
    description: "Each event with a time gets a page for agenda, notes and actions. It leads to its day and back.",
    button: "Add pages",
    fields: [{ value: "calendars" }, { value: "words", label: "Only with these words" }],
  },
  find: ({ sections }) => eventSections(sections, "event"),
  make: ({ calendars = [], words = [] }, making) => {
    const { text, frame } = making;
    const each = Math.max(3, Math.floor((rowCount(frame.canvas) - titleRows) / 4));
    const areas: readonly Area[] = [
      { id: "agenda", label: text("Agenda"), rows: each },
      { id: "notes", label: text("Notes"), rows: "rest" },
      { id: "actions", label: text("Actions"), rows: each, marks: "squares" },
    ];
    const filter = { calendars: [...calendars], words: [...words] };
    return eventPages({ name: text("Meeting"), kind: "meetings", beside: "{event_time}", areas }, making, {
      ...(filter.calendars.length > 0 && { calendars: filter.calendars }),
      ...(filter.words.length > 0 && { words: filter.words }),
      kinds: ["event"],
      all_day: "hidden",
    });
  },
};
