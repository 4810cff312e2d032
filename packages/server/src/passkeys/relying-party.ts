import { isIP } from "node:net";

/** The site as authenticators know it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns undefined if browsers allow no passkeys at this address: WebAuthn requires a domain name, and TLS except on
 * this computer.
 */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = isIP(hostname.replace(/[[\]]/g, "")) > 0;
  const isSecure = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
  return isAddress || !isSecure ? undefined : { id: hostname, origin };
}
