import type { FastifyReply, FastifyRequest } from "fastify";

export type CacheScope = "private" | "public";

/** `page`: of the web app, the same for everybody. */
type Keeping = CacheScope | "page";

const cacheControl: Readonly<Record<Keeping, string>> = {
  private: "private, no-cache",
  // A project that is no longer public may stay in shared caches for this long.
  public: "public, max-age=300",
  page: "no-cache",
};

/** Headers for a response whose content is identified by `key`. */
export function cacheHeaders(key: string, keeping: Keeping) {
  return { etag: entityTag(key), "cache-control": cacheControl[keeping] };
}

/** Sends 304 and returns true if the client has the current response. RFC 9110, 13.1.2. */
export function sendIfNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  keeping: Keeping,
): boolean {
  if (!isNamed(entityTag(key), request.headers["if-none-match"])) return false;
  reply.code(304).headers(cacheHeaders(key, keeping)).send();
  return true;
}

function entityTag(key: string): string {
  return `"${key}"`;
}

/** Matches weak tags too, because proxies may weaken ours. */
function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === "*" || named.includes(tag);
}
