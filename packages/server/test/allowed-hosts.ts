import { type AllowedHosts, parseAllowedHost } from "../src/http/public-address.ts";

/** Hosts as an operator writes them in the settings. */
export function allowedHosts(...texts: readonly string[]): AllowedHosts {
  return texts.map((text) => {
    const host = parseAllowedHost(text);
    if (!host) throw new Error(`${text} is no host.`);
    return host;
  });
}
