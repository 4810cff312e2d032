import { dayTitled, head, type Tab, words } from "../kit/frame.ts";
import { ruledPage } from "../kit/pages.ts";
import { found, masterOf, unique } from "./making.ts";
import type { SectionKind } from "./section-kind.ts";

/** A page for notes behind each day. */
export const secondPage: SectionKind = {
  id: "second_page",
  label: "Two pages a day",
  needs: "days",
  find: ({ sections }) =>
    sections
      .filter(({ generate }) => generate === "each_day")
      .flatMap(({ kind, nested }) =>
        nested.filter(({ generate }) => generate === "once").map((section) => found({ days: kind }, section)),
      ),
  make: ({ days = "" }, making) => {
    const { masterNames, text, frame } = making;
    const { canvas } = frame;
    const name = unique(text("Day notes"), masterNames, " ");
    const kind = making.kind("day_notes");
    const back: Tab = { id: "to_day", content: "‹ {weekday:capital}", bind: "day(@date)", widest: "‹ Poniedziałek" };
    const widgets = [
      ...head(canvas, { ...dayTitled(canvas, words(text("Notes")), [back]), links: [back] }),
      ruledPage(canvas),
    ];
    return {
      masters: [masterOf(making, name, widgets)],
      sections: [{ kind, master: name, generate: "once", anchors: [{ dest_id: "more:{date}" }], context: {} }],
      inside: days,
    };
  },
};
