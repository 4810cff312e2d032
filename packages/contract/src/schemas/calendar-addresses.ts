import * as z from "zod";
import { calendarLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { messageData } from "./diagnostics.ts";
import { text } from "./names.ts";
import { projectParams } from "./projects.ts";
import { timeZone } from "./time-zone.ts";

const moment = z.iso.datetime();
const notes = z.array(messageData).readonly().describe("Facts about the import that the user should know");

export const calendarParams = projectParams.extend({ calendar: z.string() });

export const newCalendarAddress = z.object({
  address: text(limits.address)
    .min(1, messages.calendarAddressRequired.text)
    .describe("Address of an iCalendar file (.ics), public or secret: https://, http:// or webcal://"),
  zone: timeZone.describe("Time zone of the rows"),
  name: text(limits.name).optional().describe("Name among the dates of the plan. Default: the calendar's own name"),
});

/** The address itself is a secret. Nothing returns it. */
export const calendarAddress = z.object({
  id: z.string(),
  name: z.string().describe("Name among the dates of the plan"),
  host: z.string().describe("Server of the calendar. The rest of the address is kept secret"),
  fetched_at: moment.nullable().describe("Last time that the calendar was read"),
  tried_at: moment.nullable(),
  failures: z.int().describe("Failed attempts since it was read"),
  problem: messageData.nullable().describe("Why the last attempt failed. The plan keeps the rows from before"),
});

export type CalendarAddress = z.output<typeof calendarAddress>;

export const calendarAddressList = z.object({
  addresses: z.array(calendarAddress).readonly(),
  used: z.int().describe("Addresses in all projects of the user"),
  limit: z.int().describe("Addresses that a user may have; 0 if the site reads none"),
});

export const addedCalendar = z.object({ calendar: calendarAddress, notes });

export const refreshedCalendar = z.object({
  calendar: calendarAddress,
  state: z.enum(["changed", "unchanged", "failed"]).describe("Whether the rows of the plan changed"),
  notes,
});
