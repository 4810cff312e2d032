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

/** Keeps the port of the public address until the site listens on it. */
const placeholder = createServer().listen({ port: 0, host: "localhost", reusePort: true });
await once(placeholder, "listening");
const { port } = placeholder.address() as AddressInfo;
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
const options = { ...config, reusePort: true };
await app.listen(options);
placeholder.close();
console.log(publicUrl);
