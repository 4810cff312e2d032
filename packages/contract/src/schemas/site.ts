import * as z from "zod";

/** Settings of the site that browsers need. */
export const site = z.object({
  version: z.string(),
  mail: z.boolean().describe("Whether password resets reach their reader"),
  links: z.object({ source: z.string(), tutorial: z.string(), donate: z.string() }),
});

export type Site = z.output<typeof site>;
