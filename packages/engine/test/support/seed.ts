/** Setup of each test file: `npm test` uses a fixed seed, `npm run test:long` a new one. */
import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined for a new seed each time. */
    readonly seed: number | undefined;
  }
}

const seed = inject("seed");
if (seed !== undefined) fc.configureGlobal({ seed });
