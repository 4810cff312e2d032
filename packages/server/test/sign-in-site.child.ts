/**
 * A site at http://localhost, where browsers allow passkeys, with an OpenID provider that has verified each address that
 * is its own login. Prints its address.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { readConfig } from "../src/config.ts";
import { openApp } from "./open-app.ts";
import { runOidcProvider } from "./run-oidc-provider.ts";

const port = await freePort();
const publicUrl = `http://localhost:${port}`;
const provider = await runOidcProvider({
  redirectUri: `${publicUrl}/api/auth/oidc/callback`,
  accounts: { get: (email) => ({ email, email_verified: true, preferred_username: email.split("@")[0] ?? "" }) },
});
const config = readConfig({
  ...process.env,
  PORT: String(port),
  HOST: "localhost",
  OCTAVO_PUBLIC_URL: publicUrl,
  OCTAVO_OIDC_ISSUER: provider.issuer,
  OCTAVO_OIDC_CLIENT_ID: provider.clientId,
  OCTAVO_OIDC_CLIENT_SECRET: provider.clientSecret,
  OCTAVO_OIDC_NAME: "School",
  OCTAVO_OIDC_SIGN_UP: "on",
});
const app = await openApp(config);
await app.listen(config);
console.log(publicUrl);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
