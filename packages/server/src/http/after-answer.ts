import type { FastifyReply } from "fastify";

/** Work that begins when an answer is out, so that the time of the answer does not tell what there was to do. */
export function afterAnswer(reply: FastifyReply, work: () => void): void {
  reply.raw.once("close", work);
}
