import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { afterAll, beforeAll } from "vitest";

/** Claims of an account. Its login is its subject, and each password is accepted. */
type Claims = Readonly<Record<string, string | boolean>>;

export interface OidcProviderUnderTest {
  issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accounts: Map<string, Claims>;
}

/** The OpenID provider `oidc-provider` on this computer, for a block of tests or until `close`. */
export function oidcProvider(redirectUri: string): OidcProviderUnderTest {
  const settings = { clientId: "octavo", clientSecret: "a secret of the client", accounts: new Map<string, Claims>() };
  const provider: OidcProviderUnderTest = { issuer: "", ...settings };
  const server = createServer();
  beforeAll(async () => {
    provider.issuer = await listen(server, redirectUri, settings);
  });
  afterAll(() => void server.close());
  return provider;
}

type ProviderSettings = Omit<OidcProviderUnderTest, "issuer">;

/** Returns the issuer. */
export async function listen(
  server: ReturnType<typeof createServer>,
  redirectUri: string,
  { clientId, clientSecret, accounts }: ProviderSettings,
): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
        claims: { email: ["email", "email_verified"], profile: ["preferred_username", "name"] },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
        pkce: { required: () => true },
        cookies: { keys: [randomBytes(32).toString("hex")] },
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
      }),
  );
  const respond = provider.callback();
  server.on("request", (request, response) => void respond(request, response));
  return issuer;
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

/** A browser at the provider, with its cookies. */
export class ProviderVisit {
  readonly #cookies = new Map<string, string>();

  /** Signs in and consents. Returns the path and query of the callback. */
  async signIn(url: string, login: string): Promise<string> {
    let answer = await this.#follow(await this.#fetch(url));
    for (let form = readForm(answer.page); form; form = readForm(answer.page)) {
      const { action, prompt } = form;
      const body = new URLSearchParams({ prompt, ...(prompt === "login" && { login, password: "any" }) });
      answer = await this.#follow(await this.#fetch(new URL(action, answer.url).href, { method: "POST", body }));
    }
    if (answer.page !== "") throw new Error(`The provider answered at ${answer.url}: ${answer.page}`);
    const { pathname, search } = new URL(answer.url);
    return pathname + search;
  }

  /** Follows redirects within the provider. */
  async #follow(response: Response): Promise<{ readonly url: string; readonly page: string }> {
    let last = response;
    for (;;) {
      const location = last.headers.get("location");
      if (location === null) return { url: last.url, page: await last.text() };
      const next = new URL(location, last.url);
      if (next.origin !== new URL(last.url).origin) return { url: next.href, page: "" };
      last = await this.#fetch(next.href);
    }
  }

  async #fetch(url: string, request: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(url, { ...request, redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

function readForm(page: string): { readonly action: string; readonly prompt: string } | undefined {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
  return action && prompt ? { action, prompt } : undefined;
}
