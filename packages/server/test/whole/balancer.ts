/**
 * A load balancer: sends requests to servers in turn, retries requests that no server has started, and returns 502 if a
 * server fails during a request.
 */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Balancer {
  readonly origin: string;
  readonly answered: readonly number[];
  readonly close: () => Promise<void>;
}

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const nodes = origins.map((origin) => new URL(origin));
  const answered = nodes.map(() => 0);
  const sockets = new Set<Socket>();
  let turn = 0;
  /** All servers, starting with the next one. */
  const inTurn = () => {
    turn = (turn + 1) % nodes.length;
    return [...nodes.keys()].map((i) => (i + turn) % nodes.length);
  };

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const index of inTurn()) {
      const outcome = await passTo(nodes[index], { incoming, body, reply });
      if (outcome === "answered") answered[index] = (answered[index] ?? 0) + 1;
      if (outcome !== "not begun") return;
    }
    reply.writeHead(502).end();
  }

  const server = createServer((incoming, reply) => void pass(incoming, reply));
  server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  server.on("upgrade", (incoming, socket, head) => {
    const node = nodes[inTurn()[0] ?? 0];
    const upstream = connect(Number(node?.port), node?.hostname, () => {
      upstream.write(asText(incoming));
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    answered,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
  readonly reply: ServerResponse;
}

type Outcome = "answered" | "not begun" | "broken";

function passTo(node: URL | undefined, { incoming, body, reply }: Passing): Promise<Outcome> {
  const { method, url: path, headers, socket } = incoming;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const options = { host: node?.hostname, port: node?.port, agent: false, method, path };
  const outgoing = request({ ...options, headers: { ...headers, ...forwardedFor(headers, socket) } });
  outgoing.on("response", (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("error", () => reply.destroy());
    reply.on("close", () => resolve(reply.writableFinished ? "answered" : "broken"));
    answer.pipe(reply);
  });
  outgoing.on("error", (problem: NodeJS.ErrnoException) => {
    if (problem.code === "ECONNREFUSED") return resolve("not begun");
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end();
    resolve("broken");
  });
  outgoing.end(body);
  return promise;
}

function forwardedFor({ "x-forwarded-for": before }: IncomingHttpHeaders, { remoteAddress = "" }: Socket) {
  return { "x-forwarded-for": before === undefined ? remoteAddress : `${String(before)}, ${remoteAddress}` };
}

/** Serializes the head of a request. After an upgrade, bytes are passed through. */
function asText({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1] ?? ""}`] : []));
  return [`${method} ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}
