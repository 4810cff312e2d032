/** Messages of the list of problems. */
import { countedMessage } from "@octavo/foundation";

export const fixStep = (count: number) => countedMessage(count, "fix {count} problem", "fix {count} problems");
export const fixedProblems = (count: number) =>
  countedMessage(count, "Fixed {count} problem", "Fixed {count} problems");
