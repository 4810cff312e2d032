import { type Message, message } from "@octavo/foundation";

export const compileStopped = (seconds: number) =>
  message("Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.", { seconds });
export const pdfStopped = (seconds: number) =>
  message("The PDF made no progress for {seconds} seconds and was stopped. Please try again.", { seconds });
export const engineStopped = message("The engine stopped unexpectedly. Reload the page.");
export const plannerChanged = message("The planner has changed. Compile it and try again.");

export const notLoaded = (thing: Message) =>
  message("{thing} could not be loaded. Check the connection and try again.", { thing });
export const loadRefused = (thing: Message, status: number) =>
  message("{thing} could not be loaded: the server answered {status}.", { thing, status });
export const devices = message("The list of devices");
export const fontSubsetter = message("The font subsetter");
export const scriptSupport = message("The support of this script");
export const font = (name: string) => message("The font {name}", { name });
/** The canvas paints bars for text in this font. */
export const fontNotDrawn = (name: string) =>
  message("The font {name} could not be loaded: bars stand for its text.", { name });
export const pageRenderer = message("The renderer of pages");
export const imageDecoder = message("The image decoder");
export const documentEvents = message("The drawing of events");
export const documentCalendar = message("The calendar of the document");
export const documentLanguage = message("The language of the document");
export const noRange = message("The plan has no start and end date. Set them on the Plan Configuration tab.");
export const tooManyDates = (count: number, limit: number) =>
  message(
    "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.",
    { count, limit },
  );
export const holidayTables = message("The tables of holidays");
export const holidays = (country: string) => message("The holidays of {country}", { country });
