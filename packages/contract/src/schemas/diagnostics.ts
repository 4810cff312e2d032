import type { Message } from "@octavo/foundation";
import * as z from "zod";

/** A text as data, so that clients can translate it. `values` may contain further messages. */
export const messageData = z
  .object({
    text: z.string().describe("English text with slots in braces"),
    one: z.string().optional().describe("English singular, if the value count is 1"),
    values: z.record(z.string(), z.unknown()).optional().describe("Texts, numbers, messages and lists of these"),
    initial: z.enum(["upper", "lower"]).optional().describe("Case of the first letter"),
  })
  .transform((data) => data as Message);

/** A diagnostic of the engine, in a flat format. */
export const reportedDiagnostic = z.object({
  severity: z.enum(["error", "warning", "hint"]),
  code: z.string().describe("Stable code, such as unknown_destination"),
  message: z.string(),
  count: z.int().min(1).describe("Number of occurrences: of pages, if first_page is given"),
  first_page: z.int().min(1).optional(),
  page_label: z.string().optional().describe("Label of the first page, such as 2026-01-15"),
  master: z.string().optional(),
  section: z.string().optional(),
  list: z.string().optional().describe("Name of the list with the row"),
  block: z.string().optional(),
  instance: z.string().optional().describe("Ids of the widgets that place the block, such as tabs/row"),
  widget_id: z.string().optional(),
  widget_label: z.string().optional().describe("English label of the widget's type, such as Link list"),
  document: z.enum(["masters", "plan", "template"]).optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  path: z
    .array(z.union([z.string(), z.int()]))
    .readonly()
    .optional()
    .describe("Path of keys and indices in the document"),
  hint: z.string().optional(),
  data: z.object({ message: messageData, hint: messageData.optional() }).describe("Message and hint as data"),
});

export type ReportedDiagnostic = z.output<typeof reportedDiagnostic>;
