/** An HTTP proxy in front of a server of objects, which misbehaves on demand. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Fault =
  | "none"
  /** Answers 503 itself. */
  | "unavailable"
  /** Changes a byte of objects on their way to the client. */
  | "wrong to client"
  /** Changes a byte of objects on their way to the server. */
  | "wrong to server"
  /** Sends half of a response, and then resets the connection. */
  | "cut"
  /** Passes 4 KiB a second. */
  | "slow"
  /** Accepts requests, and never answers. */
  | "silent";

export interface FaultyProxy {
  readonly origin: string;
  /** The fault of the next `times` requests. */
  readonly set: (fault: Fault, times?: number) => void;
  /** Requests since the last call of `set`. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const state = { fault: "none" as Fault, times: 0, count: 0 };
  const server = createServer((asked, answer) => {
    state.count++;
    const fault = state.times-- > 0 ? state.fault : "none";
    forward(target, asked, answer, fault).catch(() => answer.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    set: (fault, times = Number.POSITIVE_INFINITY) => Object.assign(state, { fault, times, count: 0 }),
    count: () => state.count,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function forward(target: string, asked: IncomingMessage, answer: ServerResponse, fault: Fault): Promise<void> {
  const body = await bytesOf(asked);
  if (fault === "silent") return;
  if (fault === "unavailable") return void answer.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
  const sent = fault === "wrong to server" ? flipped(body) : body;
  if (fault === "slow") await sleep((body.length / 4096) * 1000);
  const upstream = request(target + (asked.url ?? ""), { method: asked.method, headers: asked.headers, agent: false });
  upstream.end(sent);
  const [response] = (await once(upstream, "response")) as [IncomingMessage];
  const bytes = await bytesOf(response);
  const isObject = asked.method === "GET" && response.statusCode === 200 && !asked.url?.includes("list-type");
  answer.writeHead(response.statusCode ?? 502, response.headers);
  if (fault === "cut") return void answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy());
  if (fault === "slow")
    for (let at = 0; at < bytes.length && !answer.destroyed; at += 4096) await trickle(answer, bytes, at);
  else answer.write(fault === "wrong to client" && isObject ? flipped(bytes) : bytes);
  answer.end();
}

async function trickle(answer: ServerResponse, bytes: Buffer, at: number): Promise<void> {
  answer.write(bytes.subarray(at, at + 4096));
  await sleep(1000);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  if (copy.length > 0) copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
