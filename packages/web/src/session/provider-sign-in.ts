/** Sign-ins at the OpenID provider, which leave this page and return to it (docs/decisions/0073). */
import { api } from "../api/client.ts";

type Purpose = "sign_in" | "link" | "confirm";

/** State of this tab until the provider returns. */
export interface ProviderVisit {
  /** Random text that binds the sign-in to this tab. */
  readonly secret: string;
  readonly purpose: Purpose;
  /** Path to return to afterwards. */
  readonly origin: string;
}

const key = "octavo_provider_visit";

const starts = {
  sign_in: "POST /api/auth/oidc/start",
  link: "POST /api/account/identities/start",
  confirm: "POST /api/account/confirm/oidc/start",
} as const;

/** Leaves the page for the provider's. Rejects if the provider doesn't respond. */
export async function visitProvider(purpose: Purpose, origin: string): Promise<void> {
  const secret = randomText();
  const { url } = await api(starts[purpose], { body: { secret } });
  const visit: ProviderVisit = { secret, purpose, origin };
  sessionStorage.setItem(key, JSON.stringify(visit));
  location.assign(url);
}

/** Returns the visit that this tab has started, once. */
export function takeVisit(): ProviderVisit | undefined {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as ProviderVisit);
}

/** 32 random bytes. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
