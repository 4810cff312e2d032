import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Nothing from elsewhere, no inline script, no framing. */
const contentSecurityPolicy = {
  // Helmet's own set has upgrade-insecure-requests, which locks out whoever serves a home network without TLS.
  useDefaults: false,
  directives: {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
  },
};

/** Features of a browser that no page of ours uses. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    // Browsers heed this over TLS only. Whose the sibling domains are is not ours to say.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
}
