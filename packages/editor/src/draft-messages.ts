/** Texts about drafts that are found, loaded when one is. */
import { countedMessage, message } from "@octavo/foundation";

export const aMomentAgo = message("from a moment ago");
export const minutesAgo = (count: number) =>
  countedMessage(count, "from {count} minute ago", "from {count} minutes ago");
export const hoursAgo = (count: number) => countedMessage(count, "from {count} hour ago", "from {count} hours ago");
export const daysAgo = (count: number) => countedMessage(count, "from {count} day ago", "from {count} days ago");
