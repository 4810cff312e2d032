import { message } from "@octavo/foundation";

/** A variable of links in the name of a destination. */
export const atInDestination = message(
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).",
  { token: "{year}" },
);
export const unknownBindingFunction = message("Unknown binding function");
export const invalidPattern = message("Invalid destination pattern format");
export const unavailableVariable = (name: string) => message("Variable @{name} is not available", { name });
export const noDayPages = message("The days are links, but no page is a day");
export const noDayPagesHint = message("Add a section with a page for each day, or turn off the links of days");
