import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { disconnectSignal } from "../render/job-options.ts";

const asReply = (raw: ServerResponse) => ({ raw }) as FastifyReply;

/** Sends a request and disconnects. Returns the response after it has closed. */
async function closedResponse(use: (response: ServerResponse) => void): Promise<ServerResponse> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: octavo.example\r\n\r\n");
  const [, response]: [unknown, ServerResponse] = (await once(server, "request")) as never;
  use(response);
  const closed = once(response, "close");
  client.destroy();
  await closed;
  server.close();
  return response;
}

test("aborts when the client disconnects", async () => {
  let signal: AbortSignal | undefined;
  await closedResponse((response) => {
    signal = disconnectSignal(asReply(response));
    expect(signal.aborted).toBe(false);
  });
  expect(signal?.aborted).toBe(true);
});

test("is already aborted if the client disconnected before", async () => {
  const response = await closedResponse(() => undefined);
  expect(disconnectSignal(asReply(response)).aborted).toBe(true);
});
