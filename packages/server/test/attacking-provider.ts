import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll } from "vitest";

/** Deviations of the provider's answer from a correct one. */
export interface Deviations {
  /** Claims of the ID token. Undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with another key, with the client's secret, or not at all. */
  readonly signature?: "foreign" | "secret" | "none";
  /** Claims of the userinfo endpoint. */
  readonly userinfo?: Readonly<Record<string, unknown>>;
  /** Issuer in the provider's description. */
  readonly describedIssuer?: string;
  readonly isDown?: boolean;
}

export interface AttackingProvider {
  issuer: string;
  readonly clientSecret: string;
  /** Deviations of all answers until the next change. */
  deviations: Deviations;
  /** Requests by path. */
  readonly requests: string[];
  /** Path and query of a callback for the address of its sign-in page. */
  readonly callback: (url: string, parameters?: Readonly<Record<string, string | undefined>>) => string;
}

const clientSecret = "a secret of at least thirty-two bytes";
const supported = {
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["client_secret_post"],
  authorization_response_iss_parameter_supported: true,
};

/** An OpenID provider that answers as a test tells it. It checks PKCE. */
export function attackingProvider(): AttackingProvider {
  const requests: string[] = [];
  /** Parameters of the request to the sign-in page, by code. */
  const codes = new Map<string, URLSearchParams>();
  const provider: AttackingProvider = {
    issuer: "",
    clientSecret,
    deviations: {},
    requests,
    callback: (url, parameters = {}) => {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      codes.set(code, asked);
      const answer = { code, state: asked.get("state"), iss: provider.issuer, ...parameters };
      const given = Object.entries(answer).filter((pair): pair is [string, string] => typeof pair[1] === "string");
      return `/api/auth/oidc/callback?${new URLSearchParams(given).toString()}`;
    },
  };
  const server = createServer();
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const keys = await generateKeyPair("RS256");
    const foreign = await generateKeyPair("RS256");
    const key = { ...(await exportJWK(keys.publicKey)), kid: "1", use: "sig", alg: "RS256" };

    const idToken = (claims: Record<string, unknown>) => {
      const { signature } = provider.deviations;
      if (signature === "none") return new UnsecuredJWT(claims).encode();
      const alg = signature === "secret" ? "HS256" : "RS256";
      const signer = signature === "secret" ? new TextEncoder().encode(clientSecret) : keys.privateKey;
      const token = new SignJWT(claims).setProtectedHeader({ alg, kid: "1" });
      return token.sign(signature === "foreign" ? foreign.privateKey : signer);
    };
    const tokens = async (form: URLSearchParams) => {
      const asked = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const verifier = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (asked?.get("code_challenge") !== verifier) return undefined;
      const now = Math.floor(Date.now() / 1000);
      const usual = {
        iss: provider.issuer,
        sub: "17",
        aud: "octavo",
        iat: now,
        exp: now + 60,
        nonce: asked.get("nonce"),
      };
      const claims = { ...usual, auth_time: now, ...provider.deviations.claims };
      return { access_token: "token", token_type: "bearer", expires_in: 60, id_token: await idToken(claims) };
    };
    const answer = async (path: string, body: string): Promise<unknown> => {
      const { issuer, deviations } = provider;
      const { describedIssuer = issuer, userinfo = { sub: "17" } } = deviations;
      const endpoint = (name: string) => `${issuer}/${name}`;
      const endpoints = { authorization_endpoint: endpoint("auth"), token_endpoint: endpoint("token") };
      const more = { userinfo_endpoint: endpoint("me"), jwks_uri: endpoint("jwks") };
      if (path.endsWith("openid-configuration"))
        return { issuer: describedIssuer, ...endpoints, ...more, ...supported };
      if (path === "/jwks") return { keys: [key] };
      return path === "/me" ? userinfo : tokens(new URLSearchParams(body));
    };
    const respond = async (request: IncomingMessage, response: ServerResponse) => {
      requests.push(request.url ?? "");
      const body = await text(request);
      const json = provider.deviations.isDown ? undefined : await answer(request.url ?? "", body);
      response.writeHead(json === undefined ? 400 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(json ?? { error: "invalid_grant" }));
    };
    server.on("request", (request, response) => void respond(request, response));
  });
  afterAll(() => void server.close());
  return provider;
}
