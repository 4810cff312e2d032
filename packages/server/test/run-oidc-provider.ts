import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** Claims of an account. Its login is its subject, and each password is accepted. */
export type Claims = Readonly<Record<string, unknown>>;

interface ProviderOptions {
  readonly redirectUri: string;
  readonly accounts: { readonly get: (login: string) => Claims | undefined };
}

export interface RunningProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly close: () => void;
}

/** Starts the OpenID provider `oidc-provider` on this computer. */
export async function runOidcProvider({ redirectUri, accounts }: ProviderOptions): Promise<RunningProvider> {
  const client = { clientId: "octavo", clientSecret: "a secret of the client" };
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
        claims: {
          email: ["email", "email_verified"],
          profile: ["preferred_username", "name"],
          groups: ["groups", "realm_access"],
        },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
        pkce: { required: () => true },
        cookies: { keys: [randomBytes(32).toString("hex")] },
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
      }),
  );
  const respond = provider.callback();
  server.on("request", (request, response) => void respond(request, response));
  return { issuer, ...client, close: () => void server.close() };
}

/** The provider warns on the console that it is not set up for production. */
function quietly<Result>(work: () => Result): Result {
  const { info, warn } = console;
  console.info = console.warn = () => undefined;
  try {
    return work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
