/** Addresses that the server may connect to for its users: the public internet, and hosts that the operator allows. */
import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** IPv6 has no public addresses outside of this network (RFC 4291), which IPv4 addresses in IPv6 are, too. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by its range, but the virtual machines of Azure reach the services of their host there. */
const azureHost = "168.63.129.16";

/** True for an IP address of the public internet. False for a name. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast" || address.toString() === azureHost) return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** Hosts outside of the public internet that users may name, as they stand in a URL: `nextcloud.lan`, `10.0.0.7:8443`. */
export type AllowedHosts = ReadonlySet<string>;

const usualPorts: ReadonlySet<string> = new Set(["", "80", "443"]);

export function hasUsualPort({ port }: URL): boolean {
  return usualPorts.has(port);
}

/** A host without a port is allowed at the usual ports. */
export function isAllowedHost(allowed: AllowedHosts, url: URL): boolean {
  const { protocol, hostname, port } = url;
  // URL omits the usual port of its protocol.
  const effective = port || (protocol === "https:" ? "443" : "80");
  return allowed.has(`${hostname}:${effective}`) || (hasUsualPort(url) && allowed.has(hostname));
}

/** Canonical form of an allowed host, or undefined if the text is none. */
export function parseAllowedHost(text: string): string | undefined {
  const address = `http://${text}`;
  if (!URL.canParse(address) || /[/?#@\s]/.test(text)) return undefined;
  const { host, hostname } = new URL(address);
  return /:0*80$/.test(text) ? `${hostname}:80` : host;
}

/** Host part of a URL as an IP address, or undefined for a name. URL has converted decimal, octal and hexadecimal ones. */
export function literalAddress({ hostname }: URL): LookupAddress | undefined {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(address)) return undefined;
  return { address, family: ipaddr.parse(address).kind() === "ipv4" ? 4 : 6 };
}

/** Returns the addresses of a name; none if it is unknown. */
export type LookUp = (hostname: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

const patience = { timeout: 3000, tries: 2 } as const;

/**
 * Asks the DNS servers of the machine. `dns.lookup` would occupy one of the few threads that files and passwords need, until a
 * slow DNS server answers.
 */
export const lookUpPublic: LookUp = (hostname, signal) => lookUpWith(new Resolver(patience), hostname, signal);

export async function lookUpWith(
  resolver: Resolver,
  hostname: string,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  signal.removeEventListener("abort", cancel);
  signal.throwIfAborted();
  return [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): readonly LookupAddress[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}

/** Also finds names that only the machine knows, such as those of its hosts file. For allowed hosts. */
export const lookUpLocal: LookUp = (hostname) => lookup(hostname, { all: true }).catch(() => []);
