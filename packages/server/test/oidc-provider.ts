import { afterAll, beforeAll } from "vitest";
import { type Claims, type RunningProvider, runOidcProvider } from "./run-oidc-provider.ts";

type ProviderUnderTest = RunningProvider & { readonly accounts: Map<string, Claims> };

/** An OpenID provider for a block of tests. */
export function oidcProvider(redirectUri: string): ProviderUnderTest {
  const accounts = new Map<string, Claims>();
  const provider = { accounts } as ProviderUnderTest;
  beforeAll(async () => void Object.assign(provider, await runOidcProvider({ redirectUri, accounts })));
  afterAll(() => provider.close());
  return provider;
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
