import * as z from "zod";

/** State of the job queue of the server that responds. */
export const renderQueue = z.object({
  waiting: z.int().describe("Number of waiting jobs of all users"),
  ahead: z
    .int()
    .nullable()
    .describe("Number of users before the caller's waiting job; null if the caller has no waiting job"),
});

export type RenderQueue = z.output<typeof renderQueue>;
