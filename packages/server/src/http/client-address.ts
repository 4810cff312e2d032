import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Whom limits count: the address that the connection comes from, or that a trusted proxy names. Of IPv6 the network of
 * 64 bits, since whoever has one address there has them all (RFC 6177).
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  return countedAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}

/** For Fastify: the nearest so many are believed about whom they speak for, and what came before them is hearsay. */
export function trustProxies(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}

export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(":") ? `${network(address)}::/64` : address;
}

/** The first four of the eight groups, of which `::` stands for as many zeros as are missing. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = groups(head);
  const after = groups(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after].slice(0, 4).join(":");
}

/** Without leading zeros; a dotted address at the end takes the place of two groups, which never are among the first. */
function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["v4", "v4"] : [short(group)]));
}

function short(group: string): string {
  return group.replace(/^0+(?=.)/, "");
}
