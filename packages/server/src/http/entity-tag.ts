import type { FastifyReply, FastifyRequest } from "fastify";

/** By whom an answer may be kept, and how long. */
export type Keeping = "private" | "public";

const cacheControl: Readonly<Record<Keeping, string>> = {
  private: "private, no-cache",
  // What its owner withdraws is gone from the server at once, and from other people's caches after this.
  public: "public, max-age=300",
};

/** Marks an answer with what it was made of. */
export function keepingHeaders(key: string, keeping: Keeping) {
  return { etag: entityTag(key), "cache-control": cacheControl[keeping] };
}

/** Whether the client has the answer already: then it has been told so. RFC 9110, 13.1.2. */
export function answerUnchanged(request: FastifyRequest, reply: FastifyReply, key: string, keeping: Keeping): boolean {
  if (!isNamed(entityTag(key), request.headers["if-none-match"])) return false;
  reply.code(304).headers(keepingHeaders(key, keeping)).send();
  return true;
}

function entityTag(key: string): string {
  return `"${key}"`;
}

/** A tag that a proxy has made weak is still ours. */
function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === "*" || named.includes(tag);
}
