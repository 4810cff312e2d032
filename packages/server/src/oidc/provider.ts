import { emailProblem, errorMessages as messages } from "@octavo/contract";
import type { ClientAuth, Configuration, CustomFetch, IDToken, UserInfoResponse } from "openid-client";
import type { OidcRequest, OidcUser } from "../auth/challenges.ts";
import { ApiError } from "../http/api-error.ts";
import { findClaim, type GroupRules, hasRules, membershipOf } from "./groups.ts";

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  /** Label of the button. */
  readonly name: string;
  /** True if new users at the provider may create an account. */
  readonly signUp: boolean;
  /** True if people can't sign in to the site itself. */
  readonly isOnlyWay?: boolean;
  /** Scopes to ask for besides those that Octavo needs, with a space between them. */
  readonly scopes?: string | undefined;
  readonly groups?: GroupRules;
}

/** Loaded on demand. */
const load = () => import("openid-client");

const refreshMilliseconds = 60 * 60 * 1000;
/** Time without new attempts after the provider did not respond. */
const retryMilliseconds = 10_000;
const timeoutSeconds = 10;
const scope = "openid profile email";
/** For users with tens of thousands of groups. */
const maxResponseBytes = 2 ** 20;
/** Reports of more than a password (RFC 8176, `amr`). */
const secondFactors: ReadonlySet<unknown> = new Set(["mfa", "otp", "hwk", "swk", "sc"]);
/** Age of the sign-in at the provider that a confirmation accepts, and deviation of its clock, in seconds. */
const freshSeconds = { maxAge: 15 * 60, tolerance: 30 };

const callbackPath = "/api/auth/oidc/callback";

interface Discovery {
  readonly at: number;
  readonly config: Promise<Configuration>;
}

interface ProviderOptions {
  readonly publicUrl: string;
  readonly now: () => number;
  /** Called if the description of the provider can't be fetched. */
  readonly onFailure: (problem: unknown) => void;
}

/** The OpenID provider of the site. Its description is fetched at the first sign-in, and again every hour. */
export class OidcProvider {
  readonly settings: OidcSettings;
  readonly #redirectUri: string;
  readonly #now: () => number;
  readonly #onFailure: ProviderOptions["onFailure"];
  #discovery: Discovery | undefined;

  constructor(settings: OidcSettings, { publicUrl, now, onFailure }: ProviderOptions) {
    this.settings = settings;
    this.#redirectUri = `${publicUrl}${callbackPath}`;
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /** Throws an `ApiError` if the provider does not respond. */
  async check(): Promise<void> {
    await this.#discover();
  }

  /** Address of the provider's sign-in page. For a confirmation, the user must enter the password there again. */
  async signInUrl(state: string, { nonce, verifier, purpose }: OidcRequest): Promise<string> {
    const config = await this.#discover();
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: this.settings.scopes === undefined ? scope : `${scope} ${this.settings.scopes}`,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...(purpose === "confirm" && { prompt: "login", max_age: String(freshSeconds.maxAge) }),
    });
    return url.href;
  }

  /**
   * Exchanges the code of a callback. Checks state, issuer (RFC 9207), nonce, audience, expiry and signature of the ID
   * token. Throws if a check fails.
   */
  async readUser(search: string, state: string, request: OidcRequest): Promise<OidcUser> {
    const config = await this.#discover();
    const { authorizationCodeGrant } = await load();
    // Not the address of the request, which contains a host header.
    const url = new URL(this.#redirectUri + search);
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
      idTokenExpected: true,
      ...(request.purpose === "confirm" && { maxAge: freshSeconds.maxAge }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("The provider sent no ID token");
    if (request.purpose === "confirm") requireNewSignIn(claims, request);
    return this.#describe(claims, await this.#fetchMissing(config, claims, tokens.access_token));
  }

  #describe(claims: IDToken, fetched: UserInfoResponse | undefined): OidcUser {
    const { groups } = this.settings;
    const find = (from: object) => groups && findClaim(from, groups.claim);
    const membership =
      groups && hasRules(groups) ? membershipOf(groups, find(claims) ?? find(fetched ?? {})) : undefined;
    return { ...describeUser(claims, fetched), membership };
  }

  /** Providers may report address and groups only here. */
  async #fetchMissing(config: Configuration, claims: IDToken, token: string): Promise<UserInfoResponse | undefined> {
    const { groups } = this.settings;
    const hasGroups = !groups || !hasRules(groups) || findClaim(claims, groups.claim) !== undefined;
    const isComplete = claims["email"] !== undefined && hasGroups;
    if (isComplete || !config.serverMetadata().userinfo_endpoint) return undefined;
    const { fetchUserInfo } = await load();
    return fetchUserInfo(config, token, claims.sub);
  }

  /** Throws an `ApiError` if the provider does not respond. */
  async #discover(): Promise<Configuration> {
    const known = this.#discovery;
    if (known && this.#now() - known.at < refreshMilliseconds) return known.config;
    const discovery = { at: this.#now(), config: this.#fetchConfiguration() };
    this.#discovery = discovery;
    try {
      return await discovery.config;
    } catch (problem) {
      this.#onFailure(problem);
      const { name, isOnlyWay } = this.settings;
      const message = isOnlyWay ? messages.onlyProviderUnavailable(name) : messages.providerUnavailable(name);
      const unavailable = new ApiError("PROVIDER_UNAVAILABLE", message, { cause: problem });
      // Keeps the old description, or else the error for a short time.
      const config = known?.config ?? Promise.reject<Configuration>(unavailable);
      config.catch(() => undefined);
      this.#discovery = { at: this.#now() - refreshMilliseconds + retryMilliseconds, config };
      return config;
    }
  }

  async #fetchConfiguration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await load();
    const url = new URL(issuer);
    const config = await discovery(url, clientId, clientSecret, await authentication(clientSecret), {
      timeout: timeoutSeconds,
      [customFetch]: fetchLimited,
      // The settings allow this for a provider on the same computer only.
      execute: url.protocol === "http:" ? [allowInsecureRequests] : [],
    });
    // Checks signatures of ID tokens, although TLS has authenticated their sender.
    enableNonRepudiationChecks(config);
    return config;
  }
}

/** Fails while it reads a response that is too long. */
async function fetchLimited(...request: Parameters<CustomFetch>): Promise<Response> {
  const [url, options] = request;
  const response = await fetch(url, options as RequestInit);
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) controller.error(new Error("The response of the provider is too long"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
}

/** Sends the client's secret in the way that the provider supports. */
async function authentication(secret: string | undefined): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost, None } = await load();
  if (secret === undefined) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...request);
  };
}

/** Providers may ignore `prompt=login`. */
function requireNewSignIn({ auth_time }: IDToken, { startedAt }: OidcRequest): void {
  if (auth_time === undefined || auth_time < startedAt - freshSeconds.tolerance)
    throw new Error("The user has not signed in at the provider again");
}

function describeUser(claims: IDToken, fetched: UserInfoResponse | undefined): Omit<OidcUser, "membership"> {
  const read = (name: string) => claims[name] ?? fetched?.[name];
  const text = (name: string) => {
    const value = read(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const email = text("email");
  const isAddress = emailProblem(email) === undefined;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isAddress ? email : "",
    // Some providers send the text "true" for addresses that they have not verified themselves.
    isEmailVerified: isAddress && read("email_verified") === true,
    hasSecondFactor: Array.isArray(claims["amr"]) && claims["amr"].some((method) => secondFactors.has(method)),
    name: text("preferred_username") || text("nickname") || text("name"),
  };
}
