/** Messages of pasting. */
import { message } from "@octavo/foundation";

export const tooManyWidgetsOn = (master: string) =>
  message("There is no room for more widgets on {master}.", { master });
export const clipboardKept = (keys: string) =>
  message(
    "The browser does not let the clipboard be read. Press {keys}, or allow it in the browser's settings for this site.",
    { keys },
  );
