import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { clientGone } from "./client-gone.ts";

const asReply = (raw: ServerResponse) => ({ raw }) as FastifyReply;

/** A request whose client hangs up; resolves with its response once that is closed. */
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

test("aborts when the client hangs up", async () => {
  let signal: AbortSignal | undefined;
  await closedResponse((response) => {
    signal = clientGone(asReply(response));
    expect(signal.aborted).toBe(false);
  });
  expect(signal?.aborted).toBe(true);
});

test("is aborted from the start if the client hung up before", async () => {
  const response = await closedResponse(() => undefined);
  expect(clientGone(asReply(response)).aborted).toBe(true);
});
