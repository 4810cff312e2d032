import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

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

/** Adds the id of an account to all further lines about a request: who sends it, or whose account it tries to enter. */
export function logAccount(request: FastifyRequest, reply: FastifyReply, account: string | undefined): void {
  if (account === undefined) return;
  request.log = request.log.child({ account });
  reply.log = request.log;
}
