/** First and last hour of a day that someone chose. */
export interface ChosenHours {
  readonly first: number;
  readonly last: number;
}

export const countOf = ({ first, last }: ChosenHours): number => last - first + 1;

interface HourRows {
  readonly first: number;
  readonly rows: number;
  /** Hours of a row. */
  readonly step: 1 | 2;
}

/**
 * Rows of the hours in a height. If they would be lower than the least height, each has two hours, with one more if the number
 * is odd.
 */
export function hourRows(shown: ChosenHours, height: number, least: number): HourRows {
  const count = countOf(shown);
  if (height / count >= least) return { first: shown.first, rows: count, step: 1 };
  const first = count % 2 === 1 && shown.last === 23 ? shown.first - 1 : shown.first;
  return { first, rows: Math.ceil(count / 2), step: 2 };
}
