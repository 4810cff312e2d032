import { type Message, message } from "./message.ts";

export const didYouMean = (name: string) => message('Did you mean "{name}"?', { name });
export const suggestion = (near: string | undefined): Message | undefined => (near ? didYouMean(near) : undefined);
export const moreProblems = (count: number) => message("There are {count} more problems than can be listed", { count });
export const openQuote = (line: number) =>
  message("Line {line}: a quotation mark has no second one. Add it, or remove the first one.", { line });
export const pagesPerDayLow = message("Pages per day must be at least 1");

export const masterNameRequired = message("Master name is required");
export const masterNameShort = message("Master name must be at least 2 characters long");
export const masterNameLong = message("Master name must be less than 100 characters");
export const masterNameCharacters = message(
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses",
);
export const masterNameEmpty = message("Master name must contain at least one letter or number");

export const pageNameRequired = message("Page name is required");
export const pageNameShort = message("Page name must be at least 2 characters long");
export const pageNameLong = message("Page name must be less than 100 characters");
export const pageNameCharacters = message(
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses",
);
export const pageNameEmpty = message("Page name must contain at least one letter or number");
