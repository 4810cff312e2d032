import type { Message } from "@octavo/foundation";
import * as z from "zod";
import { nightlyLimits } from "../limits.ts";
import * as messages from "../messages.ts";
import { projectParams } from "./projects.ts";
import { timeZone } from "./time-zone.ts";

const moment = z.iso.datetime();

const eventOfLine = z.object({
  date: z.iso.date(),
  start: z.string().nullable().describe("HH:MM. null: all day"),
  title: z.string(),
  calendar: z.string(),
});

const eventLine = eventOfLine.extend({
  change: z.enum(["added", "changed", "removed"]),
  before: eventOfLine.optional(),
});

const editionChanges = z.object({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  list: z.array(eventLine).readonly().describe("The first of them"),
});

/** `removed`: the plan no longer makes the page. */
const pageChange = z.enum(["removed", "size", "blank", "boxes", "print", "unknown"]);

export const editionReport = z.object({
  pages: z.int(),
  added_pages: z.int(),
  changed_pages: z.int().describe("Pages on which something else is printed than events and holidays"),
  removed_pages: z.int().describe("Pages that the plan no longer makes"),
  events: editionChanges,
  page_list: z
    .array(z.object({ page: z.int(), identity: z.string(), change: pageChange }))
    .readonly()
    .describe("The first changed and removed pages"),
  calendars: z
    .array(z.object({ address: z.string(), state: z.enum(["changed", "unchanged", "failed"]) }))
    .readonly()
    .describe("Calendars that were read again"),
  problem: z.custom<Message>().nullable().meta({ type: "object", description: "Why there is no edition" }),
});

const editionState = z.enum(["waiting", "delivered", "unchanged", "undecided", "declined", "replaced", "failed"]);

export const edition = z.object({
  id: z.string(),
  night: z.string().describe("Date in the time zone of the owner, or a unique text for an edition that was asked for"),
  state: editionState,
  due_at: moment,
  ended_at: moment.nullable(),
  report: editionReport.nullable(),
  has_pdf: z.boolean(),
});

const hour = z.int().min(0).max(23);
const zone = timeZone.describe("IANA name of the time zone, such as Europe/Warsaw");

export const standingEdition = z.object({
  hour,
  zone: z.string(),
  email: z.boolean(),
  webhook: z.string().nullable().describe("Address that is called"),
  next_at: moment,
  delivered: edition.nullable().describe("The last delivered edition"),
  undecided: edition.nullable().describe("The edition that needs a decision"),
  last: edition.nullable().describe("The latest edition, whatever its state"),
});

export const standingEditionAnswer = z.object({ standing: standingEdition.nullable() });

export const standingEditionChange = z.object({
  hour,
  zone,
  email: z.boolean().default(false).describe("Send an email about each edition to the confirmed address of the owner"),
  webhook: z
    .object({
      url: z.string().max(nightlyLimits.webhook).refine(isWebAddress, messages.webAddressRequired.text),
      secret: z
        .string()
        .min(16)
        .max(200)
        .optional()
        .describe("Key of the signature. Absent: the present one, or a new one that the answer contains"),
    })
    .nullable()
    .default(null),
});

export const standingEditionChanged = standingEditionAnswer.extend({
  webhook_secret: z.string().nullable().describe("A new key of the signature, which is shown once"),
});

export const editionParams = projectParams.extend({ edition: z.string() });
export const editionDecision = z.object({ deliver: z.boolean() });

export type EditionReport = z.output<typeof editionReport>;
export type EditionChanges = z.output<typeof editionChanges>;
export type EventLine = z.output<typeof eventLine>;
export type EditionInfo = z.output<typeof edition>;
export type StandingEdition = z.output<typeof standingEdition>;

function isWebAddress(text: string): boolean {
  return /^https?:\/\/(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?][^\s]*)?$/i.test(text);
}
