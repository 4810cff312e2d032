import * as z from "zod";

/** How the render queue of the answering node stands. */
export const renderQueue = z.object({
  waiting: z.int().describe("Number of waiting jobs of all users"),
  ahead: z
    .int()
    .nullable()
    .describe("Number of users before the caller's waiting job; null if the caller has no waiting job"),
});

export type RenderQueue = z.output<typeof renderQueue>;
