/** The server of component tests and journeys: the one of `main.ts`, except that passwords are hashed at the least cost. */
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { closeParts, openParts } from "../src/open-parts.ts";
import { leastCost } from "./least-cost.ts";

const config = readConfig(process.env);
const parts = await openParts(config, (problem, what) => console.error(what, problem));
const app = await createApp({ ...parts, hashCost: leastCost });
process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => closeParts(parts))
    .then(() => process.exit(0));
});
// The first account is the administrator; see `theAdministrator` in packages/web/test/studio.tsx.
const account = { username: "site-admin", email: "site-admin@example.org", password: "correct horse battery staple" };
await app.inject({ method: "POST", url: "/api/auth/register", payload: account });
console.log(await app.listen(config));
