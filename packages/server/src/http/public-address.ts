/** Addresses that the server may connect to for its users: the public internet, and servers that the operator allows. */
import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [Address, number];

/** Other addresses of IPv6 are not public (RFC 4291). */
const globalUnicast = network("2000::/3");

/** Ranges that the operator can allow. Link-local addresses, where clouds have their metadata, are not among them. */
const privateRanges: ReadonlySet<string> = new Set(["private", "loopback", "carrierGradeNat", "uniqueLocal"]);

/** Services of clouds for their virtual machines outside of the link-local addresses. */
const cloudServices: readonly Network[] = [
  // Azure
  "168.63.129.16/32",
  // Alibaba
  "100.100.100.200/32",
  // Amazon
  "fd00:ec2::/32",
  // Google
  "fd20:ce::254/128",
].map(network);

/** Networks of IPv6 whose addresses contain one of IPv4, and its first byte. */
const embeddings: readonly (readonly [Network, number])[] = [
  // Mapped (RFC 4291)
  [network("::ffff:0:0/96"), 12],
  // Compatible (RFC 4291)
  [network("::/96"), 12],
  // Translated (RFC 2765)
  [network("::ffff:0:0:0/96"), 12],
  // NAT64 (RFC 6052)
  [network("64:ff9b::/96"), 12],
  // 6to4 (RFC 3056)
  [network("2002::/16"), 2],
];

function network(text: string): Network {
  return ipaddr.parseCIDR(text);
}

function isIn(address: Address, [base, bits]: Network): boolean {
  return address.kind() === base.kind() && address.match([base, bits] as [ipaddr.IPv4, number]);
}

/** Parses an IP address. One of IPv4 inside of one of IPv6 counts as itself. Returns undefined for a name. */
function parseAddress(text: string): Address | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.parse(text);
  if (address.range() === "loopback" || address.range() === "unspecified") return address;
  const [, start] = embeddings.find(([base]) => isIn(address, base)) ?? [];
  return start === undefined ? address : new ipaddr.IPv4(address.toByteArray().slice(start, start + 4));
}

function isPublic(address: Address): boolean {
  if (address.range() !== "unicast" || cloudServices.some((service) => isIn(address, service))) return false;
  return address instanceof ipaddr.IPv4 || isIn(address, globalUnicast);
}

function canBeAllowed(address: Address): boolean {
  return privateRanges.has(address.range()) && !cloudServices.some((service) => isIn(address, service));
}

/** True for an IP address of the public internet. False for a name. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  return address !== undefined && isPublic(address);
}

/** A server that users may name although it is not on the public internet, or has another port than 80 and 443. */
interface AllowedHost {
  /** Name as in a URL, or a network. An address is a network of one. */
  readonly host: string | Network;
  /** Undefined for 80 and 443. */
  readonly port: number | undefined;
}

export type AllowedHosts = readonly AllowedHost[];

/**
 * Parses a name, an address or a network: `nextcloud.lan`, `10.0.0.7:8443`, `192.168.0.0/16`. Returns undefined if the text is none, or
 * could have no effect.
 */
export function parseAllowedHost(text: string): AllowedHost | undefined {
  if (ipaddr.isValidCIDR(text)) return { host: network(text), port: undefined };
  const written = ipaddr.IPv6.isValid(text) ? `[${text}]` : text;
  const address = `http://${written}`;
  if (!URL.canParse(address) || /[/\\?#@\s]/.test(written)) return undefined;
  const { hostname } = new URL(address);
  const port = /:(\d+)$/.exec(written.replace(/^\[.*\]/, ""))?.[1];
  const literal = parseAddress(withoutBrackets(hostname));
  if (literal && !canBeAllowed(literal) && !isPublic(literal)) return undefined;
  const bits = literal?.kind() === "ipv4" ? 32 : 128;
  return { host: literal ? [literal, bits] : hostname, port: port === undefined ? undefined : Number(port) };
}

const usualPorts: readonly number[] = [80, 443];

function allowsPort({ port }: AllowedHost, asked: number): boolean {
  return port === undefined ? usualPorts.includes(asked) : port === asked;
}

/** URL omits the usual port of its protocol. */
function portOf({ protocol, port }: URL): number {
  return Number(port || (protocol === "https:" ? 443 : 80));
}

export type Refusal = "notPublic" | "unusualPort";

/** Refuses a port that no address of the host could have. */
export function refusalOfPort(url: URL, allowed: AllowedHosts): Refusal | undefined {
  const port = portOf(url);
  const isPossible = usualPorts.includes(port) || allowed.some((entry) => allowsPort(entry, port));
  return isPossible ? undefined : "unusualPort";
}

/** Returns why the server must not connect to an IP address of a URL's host. */
export function refusalOf(url: URL, text: string, allowed: AllowedHosts): Refusal | undefined {
  const address = parseAddress(text);
  if (!address) return "notPublic";
  const port = portOf(url);
  const isOnInternet = isPublic(address);
  if (isOnInternet && usualPorts.includes(port)) return undefined;
  if (!isOnInternet && !canBeAllowed(address)) return "notPublic";
  const isAllowed = allowed.some(
    (entry) =>
      allowsPort(entry, port) &&
      (typeof entry.host === "string" ? entry.host === url.hostname : isIn(address, entry.host)),
  );
  if (isAllowed) return undefined;
  return isOnInternet ? "unusualPort" : "notPublic";
}

/** True for a name that the operator has written. */
export function isNamed({ hostname }: URL, allowed: AllowedHosts): boolean {
  return allowed.some(({ host }) => host === hostname);
}

/** Host part of a URL as an IP address, or undefined for a name. URL has converted decimal, octal and hexadecimal ones. */
export function literalAddress({ hostname }: URL): LookupAddress | undefined {
  const address = withoutBrackets(hostname);
  if (!ipaddr.isValid(address)) return undefined;
  return { address, family: ipaddr.parse(address).kind() === "ipv4" ? 4 : 6 };
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
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

/** Also finds names that only the machine knows, such as those of its hosts file. For names that the operator has written. */
export const lookUpLocal: LookUp = (hostname) => lookup(hostname, { all: true }).catch(() => []);
