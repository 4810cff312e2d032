/** The server of `main.ts`, except that passwords are hashed at the least cost. Ends on SIGTERM. */
import { createApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { closeParts, openParts } from "../src/open-parts.ts";
import { leastCost } from "./least-cost.ts";

export async function openApp(config: Config) {
  const parts = await openParts(config, (problem, what) => console.error(what, problem));
  const app = await createApp({ ...parts, hashCost: leastCost });
  process.on("SIGTERM", () => {
    void app
      .close()
      .then(() => closeParts(parts))
      .then(() => process.exit(0));
  });
  return app;
}
