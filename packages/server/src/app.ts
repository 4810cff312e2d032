import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import packageJson from "../package.json" with { type: "json" };
import { apiDescriptionRoutes } from "./api-description/routes.ts";
import { compileRoutes } from "./compile/routes.ts";
import { fontRoutes } from "./fonts/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { answerError } from "./http/errors.ts";
import { logRequests } from "./http/request-log.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { pdfRoutes } from "./pdf/routes.ts";
import { profileRoutes } from "./profiles/routes.ts";
import type { RenderPool } from "./render/render-pool.ts";
import { webAppRoutes } from "./web-app/routes.ts";

export interface AppParts {
  readonly render: RenderPool;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Silent when absent. */
  readonly logger?: FastifyServerOptions["logger"];
}

/** The largest body over a line of 1.5 Mbit/s; Fastify's own default waits for ever. */
const slowestUploadMilliseconds = 120_000;

/** The server without a port: everything but listening. */
export async function createApp({ render, webFolder, logger = false }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    // `logRequests` writes lines of its own.
    logController: new LogController({ disableRequestLogging: true }),
    // Never the client's: it would write into our log.
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    requestTimeout: slowestUploadMilliseconds,
  });
  app.setErrorHandler(answerError);
  app.removeContentTypeParser("text/plain");
  logRequests(app);
  await addSecurityHeaders(app);
  await webAppRoutes(app, webFolder);
  compileRoutes(app, render);
  pdfRoutes(app, render);
  profileRoutes(app, render);
  fontRoutes(app);
  healthRoutes(app, packageJson.version, render);
  apiDescriptionRoutes(app, packageJson.version);
  return app;
}
