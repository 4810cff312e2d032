import { emailProblem, errorMessages as messages } from "@octavo/contract";
import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from "openid-client";
import type { OidcRequest, OidcUser } from "../auth/challenges.ts";
import { ApiError } from "../http/api-error.ts";

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  /** Label of the button. */
  readonly name: string;
  /** True if new users at the provider may create an account. */
  readonly signUp: boolean;
}

/** Loaded on demand. */
const load = () => import("openid-client");

const refreshMilliseconds = 60 * 60 * 1000;
/** Time without new attempts after the provider did not respond. */
const retryMilliseconds = 10_000;
const timeoutSeconds = 10;
const scope = "openid profile email";
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

  /** Address of the provider's sign-in page. For a confirmation, the user must enter the password there again. */
  async signInUrl(state: string, { nonce, verifier, purpose }: OidcRequest): Promise<string> {
    const config = await this.#discover();
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope,
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
    return describeUser(claims, await this.#fetchAddress(config, claims, tokens.access_token));
  }

  /** Providers may report the address only here. */
  async #fetchAddress(config: Configuration, claims: IDToken, token: string): Promise<UserInfoResponse | undefined> {
    if (claims["email"] !== undefined || !config.serverMetadata().userinfo_endpoint) return undefined;
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
      const unavailable = new ApiError("PROVIDER_UNAVAILABLE", messages.providerUnavailable(this.settings.name), {
        cause: problem,
      });
      // Keeps the old description, or else the error for a short time.
      const config = known?.config ?? Promise.reject<Configuration>(unavailable);
      config.catch(() => undefined);
      this.#discovery = { at: this.#now() - refreshMilliseconds + retryMilliseconds, config };
      return config;
    }
  }

  async #fetchConfiguration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await load();
    const url = new URL(issuer);
    const config = await discovery(url, clientId, clientSecret, await authentication(clientSecret), {
      timeout: timeoutSeconds,
      // The settings allow this for a provider on the same computer only.
      execute: url.protocol === "http:" ? [allowInsecureRequests] : [],
    });
    // Checks signatures of ID tokens, although TLS has authenticated their sender.
    enableNonRepudiationChecks(config);
    return config;
  }
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

function describeUser(claims: IDToken, fetched: UserInfoResponse | undefined): OidcUser {
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
    name: text("preferred_username") || text("nickname") || text("name"),
  };
}
