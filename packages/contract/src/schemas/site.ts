import * as z from "zod";

export const site = z.object({
  version: z.string(),
  mail: z.boolean().describe("Whether password resets reach their reader"),
  links: z.object({ source: z.string(), tutorial: z.string(), donate: z.string() }),
});

export type Site = z.output<typeof site>;

export const fontNames = z.array(z.string()).describe("As documents name them, in menu order");

export const faceParams = z.object({ face: z.string().describe("Id of a face: arimo-bold") });

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

export const renderQueue = z.object({
  waiting: z.int().describe("Jobs of all users that wait for a render process"),
  ahead: z
    .int()
    .nullable()
    .describe("People who are served before the caller's waiting job; null when none of the caller's jobs waits"),
});

export type RenderQueue = z.output<typeof renderQueue>;
