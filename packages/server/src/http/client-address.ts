import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Client address for rate limits, as the connection or a trusted proxy reports it. For IPv6, the /64 network, because
 * one user usually has all of its addresses (RFC 6177).
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  const address = withoutPort(ip);
  return rateLimitAddress(isIP(address) ? address : (socket.remoteAddress ?? ""));
}

/** Some proxies add the client's port: `192.0.2.1:52344`, `[2001:db8::1]:52344`. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+):\d+)(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** Function for Fastify's `trustProxy`: trusts the nearest `count` proxies. */
export function trustProxies(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}

export function rateLimitAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? `${network(address)}::/64` : address;
}

/** Returns the first four groups, with `::` expanded to zeros. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = groups(head);
  const after = groups(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after].slice(0, 4).join(":");
}

/** Removes leading zeros. A dotted IPv4 suffix stands for two groups, which are never among the first four. */
function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["v4", "v4"] : [short(group)]));
}

function short(group: string): string {
  return group.replace(/^0+(?=.)/, "");
}
