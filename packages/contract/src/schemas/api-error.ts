import * as z from "zod";
import { messageData, reportedDiagnostic } from "./diagnostics.ts";

export const apiErrorBody = z.object({
  error: z.string().describe("Stable error code"),
  message: z.string().describe("Error message"),
  detail: z.string().describe("Same text as message"),
  data: messageData.describe("The message as data, for translation"),
  details: z
    .array(z.object({ path: z.string(), message: z.string(), data: messageData }))
    .optional()
    .describe("Invalid fields or places in a document"),
  diagnostics: z.array(reportedDiagnostic).optional().describe("Diagnostics of the documents"),
  suggestion: z.string().optional().describe("Available address; with SLUG_TAKEN"),
  revision: z.int().optional().describe("Current revision; with STALE_REVISION"),
  quota: z
    .object({ of: z.enum(["projects", "templates", "bytes"]), used: z.int(), limit: z.int() })
    .optional()
    .describe("Current usage of the full quota; with STORAGE_FULL"),
  request_id: z.string().describe("Id of the request in the server's log, as in the header X-Request-Id"),
});

export type ApiErrorBody = z.output<typeof apiErrorBody>;
