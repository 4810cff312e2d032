export interface ScaleMonth {
  readonly year: number;
  /** From 1. A leap month is half a month after the one that it follows: 5.5 is "5L". */
  readonly month: number;
  /** Number of the first day. */
  readonly first: number;
  readonly length: number;
}

/** Calendar of a rule (RSCALE of RFC 7529). Months have indexes in their order. */
export interface Scale {
  /** Index of the month with a day. */
  readonly indexOf: (day: number) => number;
  /** Undefined beyond the table of a calendar. */
  readonly monthAt: (index: number) => ScaleMonth | undefined;
  /** Index of the first month of a year. */
  readonly firstOf: (year: number) => number;
}

/** Months of a year. Empty beyond the table of a calendar. */
export function monthsOfYear({ firstOf, monthAt }: Scale, year: number): readonly ScaleMonth[] {
  const first = firstOf(year);
  return Array.from({ length: firstOf(year + 1) - first }, (_, i) => monthAt(first + i)).filter(
    (month) => month !== undefined,
  );
}
