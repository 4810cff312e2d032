import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, type Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";

export interface MetricsAddress {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
}

/**
 * Serves metrics for Prometheus on a separate address, because the site's own address is public. Stops with the server,
 * so call it before the server listens.
 */
export async function serveMetrics(app: FastifyInstance, { host, port }: MetricsAddress): Promise<string> {
  const { metrics } = app;
  collectDefaultMetrics({ register: metrics });
  const server = createServer(({ method, url }, answer) => {
    if (method === "GET" && url === "/metrics") void tell(metrics, answer);
    else answer.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, "listening");
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    metrics.clear();
  });
  return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`;
}

async function tell(metrics: Registry, answer: ServerResponse): Promise<void> {
  try {
    answer.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" });
    answer.end(await metrics.metrics());
  } catch (problem) {
    answer.destroy(problem instanceof Error ? problem : undefined);
  }
}
