/** Requests to addresses that users choose. They must not reach the network of the server. */
import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IANA special-purpose address registries: addresses that are not of the public internet. */
const privateAddresses = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  privateAddresses.addSubnet(network, bits, "ipv4");

/** Of IPv6, only global unicast addresses are public, without those that contain an IPv4 address or are for documentation. */
const publicAddresses = new BlockList();
publicAddresses.addSubnet("2000::", 3, "ipv6");
const embeddingAddresses = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  embeddingAddresses.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateAddresses.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return publicAddresses.check(address, "ipv6") && !embeddingAddresses.check(address, "ipv6");
}

class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/** Checks the addresses that the connection is made to, so that a name cannot change between check and connection. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (problem, addresses) => {
    if (problem) return callback(problem, [], undefined);
    const [first] = addresses;
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic || !first)
      return callback(new PrivateAddressError("The address is not on the public internet"), [], undefined);
    return options.all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
  });
};

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly milliseconds: number;
  /** Allows the network of the server, for tests. */
  readonly reachesPrivate?: boolean | undefined;
}

/** Sends a POST request and returns the status. Follows no redirect, and reads no body. */
export function postPublic(address: string, options: PostOptions): Promise<number> {
  const { headers, body, milliseconds, reachesPrivate = false } = options;
  const url = new URL(address);
  // A literal address is never looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (!reachesPrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
    return Promise.reject(new PrivateAddressError("The address is not on the public internet"));
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(milliseconds),
      agent: false,
      ...(!reachesPrivate && { lookup: publicLookup }),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      response.on("error", () => undefined);
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}
