import * as z from "zod";
import { reportedDiagnostic } from "./diagnostics.ts";

export const apiErrorBody = z.object({
  error: z.string().describe("Stable, for programs"),
  message: z.string().describe("One sentence for the reader"),
  detail: z.string().describe("The same sentence"),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe("Each field, or place in a document, that is wrong"),
  diagnostics: z.array(reportedDiagnostic).optional().describe("Everything that there is to say about the documents"),
  suggestion: z.string().optional().describe("A free address; with SLUG_TAKEN"),
  revision: z.int().optional().describe("The present one; with STALE_REVISION"),
  quota: z
    .object({ of: z.enum(["projects", "templates", "bytes"]), used: z.int(), limit: z.int() })
    .optional()
    .describe("What the user has of what is full; with STORAGE_FULL"),
  request_id: z.string().optional().describe("What the server's log calls this request; with INTERNAL_ERROR"),
});

export type ApiErrorBody = z.output<typeof apiErrorBody>;
