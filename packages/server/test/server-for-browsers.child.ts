/** The server of component tests and journeys. */
import { setupCode } from "../src/auth/first-account.ts";
import { readConfig } from "../src/config.ts";
import { readSecretKey } from "../src/store/secret-key.ts";
import { openApp } from "./open-app.ts";

const config = readConfig(process.env);
const app = await openApp(config);
// The first account is the administrator; see `theAdministrator` in packages/web/test/studio.tsx.
const setup_code = setupCode(config.secret ?? readSecretKey(config.dataDir));
const account = { username: "site-admin", email: "site-admin@example.org", password: "correct horse battery staple" };
await app.inject({ method: "POST", url: "/api/auth/register", payload: { ...account, setup_code } });
console.log(await app.listen(config));
