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
  readonly step: number;
}

/**
 * Rows of the hours in a height, each with one hour, or with up to four if it would be lower than the least height. The last row
 * can have further hours, and ends at midnight at the latest.
 */
export function hourRows(shown: ChosenHours, height: number, least: number): HourRows {
  const count = countOf(shown);
  const step = [1, 2, 3].find((hours) => height / Math.ceil(count / hours) >= least) ?? 4;
  const rows = Math.ceil(count / step);
  return { first: Math.min(shown.first, 24 - rows * step), rows, step };
}
