import * as z from "zod";

/** What the operator of a site has set and browsers have to know. */
export const site = z.object({
  version: z.string(),
  mail: z.boolean().describe("True if the server can send e-mail"),
  links: z.object({ source: z.string(), tutorial: z.string(), donate: z.string() }),
});

export type Site = z.output<typeof site>;
