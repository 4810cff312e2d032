import * as z from "zod";

/** State of the job queue of the server that responds. */
export const renderQueue = z.object({
  waiting: z.int().describe("Jobs of all users that wait for a render process"),
  ahead: z
    .int()
    .nullable()
    .describe("People who are served before the caller's waiting job; null when none of the caller's jobs waits"),
});

export type RenderQueue = z.output<typeof renderQueue>;
