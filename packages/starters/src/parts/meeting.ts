import { type Area, gutter, stack, whole } from "../kit/frame.ts";
import { split } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import type { Part } from "./part.ts";
import { bodyRows } from "./sizes.ts";

export const meeting: Part = {
  id: "meeting",
  label: "Meeting",
  size: (page) => {
    const { canvas } = page;
    const { pitch } = canvas;
    const fewest = 9;
    return {
      width: whole(canvas).width,
      height: 18 * pitch,
      least: { width: Math.min(150, whole(canvas).width), height: fewest * pitch },
    };
  },
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const rows = bodyRows(canvas, rect) + 1;
    const each = Math.floor((rows - 2) / 3);
    const [first = whole(canvas), second = first] = split(whole(canvas), [2, 1], gutter(canvas));
    const part = (id: string, words: string, own: number | "rest", marks?: Area["marks"]): Area => ({
      id,
      label: page.text(words),
      rows: own,
      ...(marks && { marks }),
    });
    return [
      ...stack(canvas, first, [part("present", "Present", 2)], 0, 2),
      ...stack(canvas, second, [part("meeting_date", "Date", 2)], 0, 2),
      ...stack(
        canvas,
        whole(canvas),
        [
          part("agenda", "Agenda", each),
          part("meeting_notes", "Notes", "rest"),
          part("actions", "Actions", each, "squares"),
        ],
        2,
        rows,
      ),
    ];
  },
};
