import type { FastifyInstance } from "fastify";

/** One line a request: the route's pattern, not the address, which may carry what belongs to the user alone. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url: route } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method: method ?? request.method, route, status: reply.statusCode, milliseconds }, "answered");
  });
}
