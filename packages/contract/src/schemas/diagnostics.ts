import * as z from "zod";

/** A diagnostic of the engine, in a flat format. */
export const reportedDiagnostic = z.object({
  severity: z.enum(["error", "warning", "hint"]),
  code: z.string().describe("Stable code, such as unknown_destination"),
  message: z.string(),
  count: z.int().min(1).describe("Number of occurrences"),
  first_page: z.int().min(1).optional(),
  master: z.string().optional(),
  section: z.string().optional(),
  widget_id: z.string().optional(),
  document: z.enum(["masters", "plan", "template"]).optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  path: z
    .array(z.union([z.string(), z.int()]))
    .readonly()
    .optional()
    .describe("Path of keys and indices in the document"),
  hint: z.string().optional(),
});

export type ReportedDiagnostic = z.output<typeof reportedDiagnostic>;
