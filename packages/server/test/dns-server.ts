import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/**
 * Returns the addresses of a name, by the number of the same questions before; none if the name is unknown, and undefined for no
 * answer at all.
 */
export type Zone = (name: string, kind: "A" | "AAAA", asked: number) => readonly string[] | undefined;

const kinds = { 1: "A", 28: "AAAA" } as const;

/** Starts a DNS server (RFC 1035) on this computer, until the end of the test. */
export async function startDnsServer(zone: Zone) {
  const questions: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = readName(query);
    const kind = kinds[query.readUInt16BE(end) as keyof typeof kinds] ?? "A";
    const question = `${kind} ${name}`;
    const answers = zone(name, kind, questions.filter((earlier) => earlier === question).length);
    questions.push(question);
    if (answers) socket.send(answer(query.subarray(0, end + 4), answers), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => {
    socket.close();
  });
  const resolver = () => {
    const created = new Resolver({ timeout: 3000, tries: 1 });
    created.setServers([`127.0.0.1:${socket.address().port}`]);
    return created;
  };
  return { questions, resolver };
}

const headerBytes = 12;

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

function answer(query: Buffer, addresses: readonly string[]): Buffer {
  const header = Buffer.from(query.subarray(0, headerBytes));
  header.writeUInt16BE(addresses.length > 0 ? 0x81_80 : 0x81_83, 2);
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt32BE(0, 8);
  const records = addresses.map((address) => {
    const data = address.includes(":")
      ? Buffer.from(
          address.split(":").flatMap((group) => {
            const value = Number.parseInt(group || "0", 16);
            return [value >> 8, value & 255];
          }),
        )
      : Buffer.from(address.split(".").map(Number));
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc0_0c, 0);
    fixed.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt32BE(0, 6);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, query.subarray(headerBytes), ...records]);
}
