import type { Area } from "../kit/frame.ts";
import { type ChosenHours, countOf } from "../kit/hours.ts";
import { type HourRange, hoursOf, type Layouts } from "./layout.ts";

export const dayHours = {
  id: "day-hours",
  label: "First and last hour",
  shownBy: ["Day", "Week"],
  kind: "hours",
} as const satisfies HourRange;

export const chosenHours = (layouts: Layouts | undefined): ChosenHours | undefined =>
  hoursOf(layouts?.[dayHours.id] ?? "");

interface Column {
  /** Rows of the column. */
  readonly rows: number;
  readonly shown: ChosenHours;
  /** Rows of the page that an hour can have, the most first. */
  readonly perHour: readonly number[];
  /** Takes the rows that the hours leave. */
  readonly notes: Area;
}

/** Label and three lines, or else no notes. */
const leastNotes = 4;

/** Areas of a column with as many rows of the page for the chosen hours as they need. */
export function withChosenHours(areas: readonly Area[], { rows, shown, perHour, notes }: Column): readonly Area[] {
  const at = areas.findIndex(({ id }) => id === "hours");
  const area = areas[at];
  if (!area) return areas;
  const others = areas.toSpliced(at, 1);
  const room = others.reduce((rest, other) => rest - (other.rows === "rest" ? leastNotes : other.rows), rows);
  const usual = area.rows === "rest" ? room : area.rows;
  const count = countOf(shown);
  const per = perHour.find((each) => Number.isInteger(count * each) && count * each < usual) ?? 1;
  const own = Math.min(count * per + 1, room);
  const hasRest = others.some((other) => other.rows === "rest");
  return [
    ...areas.with(at, { ...area, rows: own }),
    ...(!hasRest && room - own >= leastNotes ? [{ ...notes, id: "hour_notes", rows: "rest" as const }] : []),
  ];
}
