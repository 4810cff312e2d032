import type { IncomingHttpHeaders } from "node:http";

export type ContentCoding = "br" | "gzip" | "identity";

const accepted = {
  br: /\bbr\b(?!;q=0(?:\.0*)?\b)/,
  gzip: /\bgzip\b(?!;q=0(?:\.0*)?\b)/,
} as const;

/** Returns the best coding that the client accepts: RFC 9110, 12.5.3. */
export function contentCodingFor(headers: IncomingHttpHeaders): ContentCoding {
  const header = String(headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((coding) => accepted[coding].test(header)) ?? "identity";
}
