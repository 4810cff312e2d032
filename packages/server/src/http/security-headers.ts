import type { FastifyInstance, FastifyReply } from "fastify";

/** Allows no other origins, inline scripts or frames. */
const contentSecurityPolicy = {
  "default-src": "'self'",
  // HarfBuzz, which shapes text, is WebAssembly. No scripts from texts.
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  // PDF previews are blobs.
  "frame-src": "'self' blob:",
  "frame-ancestors": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "object-src": "'none'",
};

/** Browser features that the web app doesn't use. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * OWASP HTTP Headers Cheat Sheet. Omits upgrade-insecure-requests, which would break sites without TLS in a home
 * network.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": Object.entries(contentSecurityPolicy)
    .map((entry) => entry.join(" "))
    .join("; "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "same-origin",
  // Browsers ignore this without TLS. Subdomains are those of the site's own host.
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

/**
 * Headers that browsers read from documents and workers only, or have from the page that loads the file, and those that
 * compare versions, of which a file with a hash in its name has one.
 */
const spareHeaders = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "strict-transport-security",
  "x-request-id",
  "etag",
  "last-modified",
  "accept-ranges",
] as const;

/**
 * Shortens the headers of a script, style, font or picture, of which a first visit loads dozens. Opened by itself, such a file
 * can load nothing and be in no frame.
 */
export function asSubresource(reply: FastifyReply): void {
  for (const name of spareHeaders) reply.removeHeader(name);
  reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}
