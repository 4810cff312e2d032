/** What reaches the screen through `said`, in English, from where it is made. */
import { messages } from "@octavo/contract";

const plain = (table: object): readonly string[] =>
  Object.values(table).filter((value): value is string => typeof value === "string");

export const saidWords: readonly string[] = [...plain(messages), "Network request failed", "Authentication required"];
