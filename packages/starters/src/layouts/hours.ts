import type { Area } from "../kit/frame.ts";
import { type ChosenHours, type HourRange, hoursOf, type Layouts } from "./layout.ts";

export const dayHours = {
  id: "day-hours",
  label: "First and last hour",
  shownBy: ["Day", "Week"],
  kind: "hours",
} as const satisfies HourRange;

export const chosenHours = (layouts: Layouts | undefined): ChosenHours | undefined =>
  hoursOf(layouts?.[dayHours.id] ?? "");

const countOf = ({ first, last }: ChosenHours): number => last - first + 1;

interface HourRows {
  readonly first: number;
  readonly rows: number;
  /** Hours of a row. */
  readonly step: 1 | 2;
}

/** Rows of the hours in a height. If they would be lower than the least height, each has two hours, with one more if the number is odd. */
export function hourRows(shown: ChosenHours, height: number, least: number): HourRows {
  const count = countOf(shown);
  if (height / count >= least) return { first: shown.first, rows: count, step: 1 };
  const first = count % 2 === 1 && shown.last === 23 ? shown.first - 1 : shown.first;
  return { first, rows: Math.ceil(count / 2), step: 2 };
}

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
