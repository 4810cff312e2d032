import type { FastifyReply } from "fastify";

/** Starts work after the response is sent, so that the response time doesn't reveal it. */
export function afterResponse(reply: FastifyReply, work: () => void): void {
  reply.raw.once("close", work);
}
