import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Logs one line for each request, with the route's pattern. URLs may contain private data. */
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

/** Adds the account's id to all later log lines of a request. */
export function logAccount(request: FastifyRequest, reply: FastifyReply, account: string | undefined): void {
  if (account === undefined) return;
  request.log = request.log.child({ account });
  reply.log = request.log;
}
