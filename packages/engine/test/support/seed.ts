/** Set up before each file of tests: `npm test` tries the same inputs each time, `npm run test:long` others. */
import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Of all random inputs; undefined for a new one each time. */
    readonly seed: number | undefined;
  }
}

const seed = inject("seed");
if (seed !== undefined) fc.configureGlobal({ seed });
