import type { Message } from "@octavo/foundation";
import { enterNumber } from "../shared-part-messages.ts";

/** Returns the problem with the number typed into a batch dialog. */
export function batchProblem(written: string, most: number): Message | undefined {
  const count = Number(written.trim() || Number.NaN);
  return Number.isInteger(count) && count >= 1 && count <= most ? undefined : enterNumber(most);
}
