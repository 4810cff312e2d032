import * as z from "zod";

export const health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  uptime_seconds: z.int(),
  render_jobs: z.object({
    running: z.int(),
    waiting: z.int(),
  }),
});

export const readiness = z.object({ status: z.literal("ready") });
