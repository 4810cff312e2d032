/** Unauthenticated clients that send data over plain TCP and violate the protocol. */
import { once } from "node:events";
import { connect as connectTcp, type Socket } from "node:net";
import { socketLimits, unauthorizedClose } from "@octavo/contract";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { connect, portOf } from "../../test/preview-client.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const megabyte = 2 ** 20;
const aMegabyte = Buffer.alloc(megabyte);
/** Maximum number of bytes that Node reads before the server can refuse a connection: a few chunks. */
const fewBytes = 256 * 1024;

const server = serverUnderTest();
/** Server side of all connections. */
const accepted: Socket[] = [];
let ada: SignedIn;
beforeAll(async () => {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  server.app.server.on("connection", (socket) => accepted.push(socket));
  ada = await signedIn(server);
});

const upgrade = [
  "GET /ws/tab-1 HTTP/1.1",
  "Host: x",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Sec-WebSocket-Protocol: octavo",
];
/** First bytes of a masked text message of 16 MiB. */
const header = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

/** Connects and sends as much of a large message as the server accepts, without reading. */
async function stranger(): Promise<Socket> {
  const socket = connectTcp(portOf(server.app), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`${upgrade.join("\r\n")}\r\n\r\n`);
  socket.write(header);
  for (let sent = 0; sent < 16; sent++) socket.write(aMegabyte);
  return socket;
}

const endOf = (socket: Socket) => new Promise<void>((resolve) => void socket.once("close", () => resolve()));

describe("unauthenticated clients that send megabytes", () => {
  test("are not read, and are disconnected without a closing handshake", async () => {
    accepted.length = 0;
    const strangers = await Promise.all(Array.from({ length: 20 }, stranger));
    await Promise.all(strangers.map(endOf));
    expect(accepted).toHaveLength(20);
    expect(Math.max(...accepted.map(({ bytesRead }) => bytesRead))).toBeLessThan(fewBytes);
    await expect.poll(() => server.app.websocketServer.clients.size).toBe(0);
  });

  test("above the limit of an address are disconnected at once", async () => {
    const strangers = await Promise.all(Array.from({ length: socketLimits.unsettled + 5 }, stranger));
    await Promise.all(strangers.map(endOf));
    const known = await connect(server.app, ada);
    known.send("{");
    expect(await known.next()).toMatchObject({ type: "error" });
  });

  test("receive the reason before they are disconnected", async () => {
    const client = await connect(server.app);
    client.send("x".repeat(megabyte));
    expect(await client.closed).toEqual({ code: unauthorizedClose, reason: "Authentication required" });
  });
});
