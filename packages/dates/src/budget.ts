import { MessageError } from "@octavo/foundation";
import * as messages from "./messages.ts";

/** Limits of one import. A file that exceeds one is refused as a whole. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  /** A list of special days. */
  listBytes: 1024 * 1024,
  /** Components such as events, time zones and alarms. */
  components: 100_000,
  /** Components inside one another. */
  depth: 16,
  rows: 50_000,
  /** Steps of expanding rules, each at most about 200 ns. */
  steps: 2_000_000,
  /** Characters of a title. */
  title: 500,
  categories: 20,
  notes: 50,
  /** Lines of a list that are refused with their reasons. */
  refusals: 10,
} as const;

/** Counts the work of an import, so that the same file is refused on every machine. */
export class Budget {
  #steps: number = importLimits.steps;
  #rows: number = importLimits.rows;
  /** Includes occurrences that are removed again, such as those just outside of the range. */
  #occurrences: number = 2 * importLimits.rows;

  /** Throws a `MessageError` if the steps are used up. */
  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new MessageError(messages.tooMuchWork);
  }

  /** Throws a `MessageError` if there are too many rows. */
  addRow(): void {
    if (--this.#rows < 0) throw new MessageError(messages.tooManyRows(importLimits.rows));
  }

  /** Throws a `MessageError` if there are too many occurrences. */
  addOccurrence(): void {
    if (--this.#occurrences < 0) throw new MessageError(messages.tooManyRows(importLimits.rows));
  }
}
