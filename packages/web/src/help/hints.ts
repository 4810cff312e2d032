import { type Message, message } from "@octavo/foundation";

export interface Hint {
  /** Selector of the element that the hint speaks of. */
  readonly target: string;
  readonly text: Message;
  /** Instead of the text, for fingers. */
  readonly touch?: Message;
}

/** Hints by place, at most four at a time. The first place with hints on screen comes first, and its hints in their order. */
const hintsByPlace = {
  plan: {
    "plan-parts": {
      target: "[data-hint=plan-parts]",
      text: message(
        "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.",
      ),
    },
    "plan-dates": {
      target: "#calendar-configuration",
      text: message(
        "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.",
      ),
    },
    "plan-add": {
      target: "[data-hint=add-section]",
      text: message("Add a section. It makes pages from a master, for example one for each day."),
    },
    "plan-sections": {
      target: "#plan-sections",
      text: message("Each of these is a section. Open one to choose its master and how often it repeats."),
    },
    "plan-save": {
      target: "[data-hint=save-plan]",
      text: message("The pages follow each change at once. Save the plan to keep it."),
    },
  },
  project: {
    "project-pages": {
      target: "[data-hint=pages]",
      text: message("These are the pages of your planner. Tap a date or a tab: links work here as on your tablet."),
    },
    "project-first": {
      target: "[data-hint=first-master]",
      text: message("Start here: draw the first page, such as a day. The plan then makes pages from it."),
    },
    "project-masters": {
      target: "[data-hint=masters]",
      text: message("Open a master to change the design. All pages that use it change with it."),
    },
    "project-device": {
      target: "[data-hint=device]",
      text: message("Pages match this screen exactly. If you choose another device, the designs adapt to it."),
    },
    "project-download": {
      target: "[data-hint=download]",
      text: message("Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet."),
    },
  },
  design: {
    "design-widgets": {
      target: "[data-region=palette]",
      text: message("Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs."),
    },
    "design-select": {
      target: "[data-canvas]",
      text: message(
        "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.",
      ),
      touch: message(
        "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.",
      ),
    },
    "design-properties": {
      target: "[data-region=panels]",
      text: message(
        "Change here what you have selected. With nothing selected, change the styles of the whole planner.",
      ),
    },
    "design-save": {
      target: "[data-hint=save-design]",
      text: message("When you save, all pages with this design change."),
    },
  },
} as const;

type Places = typeof hintsByPlace;
export type HintPlace = keyof Places;
export type HintId = { [Place in HintPlace]: keyof Places[Place] }[HintPlace];

interface PlacedHint extends Hint {
  readonly id: string;
  readonly place: string;
}

export const hints: readonly PlacedHint[] = Object.entries(hintsByPlace).flatMap(([place, list]) =>
  Object.entries<Hint>(list).map(([id, hint]) => ({ ...hint, id, place })),
);
