import type { FastifyInstance } from "fastify";

/** Nothing from elsewhere, no inline script, no framing. */
const contentSecurityPolicy = {
  "default-src": "'self'",
  "script-src": "'self'",
  "worker-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  // The PDF that a project's preview has fetched.
  "frame-src": "'self' blob:",
  "frame-ancestors": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "object-src": "'none'",
};

/** Features of a browser that no page of ours uses. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * OWASP HTTP Headers Cheat Sheet. The policy lacks upgrade-insecure-requests on purpose: it would lock out whoever serves
 * a home network without TLS.
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
  // Browsers heed this over TLS only. Whose the sibling domains are is not ours to say.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}
