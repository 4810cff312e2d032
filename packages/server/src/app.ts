import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import packageJson from "../package.json" with { type: "json" };
import { apiDescriptionRoutes } from "./api-description/routes.ts";
import { openAccounts } from "./auth/open-accounts.ts";
import type { HashCost } from "./auth/password-hasher.ts";
import { accountRoutes, emailConfirmationRoutes, passwordResetRoutes } from "./auth/routes.ts";
import { ProjectFinder } from "./compile/project-finder.ts";
import { ProjectResults } from "./compile/project-results.ts";
import { compileRoutes } from "./compile/routes.ts";
import { designRoutes } from "./designs/routes.ts";
import { fontRoutes } from "./fonts/routes.ts";
import { galleryRoutes } from "./gallery/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { answerBroken, answerForNode } from "./http/answer-broken.ts";
import { Attempts } from "./http/attempts.ts";
import { trustProxies } from "./http/client-address.ts";
import { type Clock, steadyClock } from "./http/clock.ts";
import { compressJson } from "./http/compress-json.ts";
import { answerError, answerUnreadable } from "./http/errors.ts";
import { readJsonBodies } from "./http/json-bodies.ts";
import { limitAnswers } from "./http/limit-answers.ts";
import { rateLimiter } from "./http/limit-rate.ts";
import { noticeStop } from "./http/notice-stop.ts";
import { logRequests } from "./http/request-log.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { pdfRoutes } from "./pdf/routes.ts";
import { planRoutes } from "./plan/routes.ts";
import { previewRoutes } from "./preview/routes.ts";
import { isSocketRequest, previewSocketRoutes } from "./preview-socket/routes.ts";
import { ProfileCatalog } from "./profiles/profile-catalog.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { WriteLock } from "./projects/write-lock.ts";
import { queueRoutes } from "./queue/routes.ts";
import type { Renderer } from "./render/renderer.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import type { Settings } from "./site/settings.ts";
import type { Store } from "./store/open-store.ts";
import { templateRoutes } from "./templates/routes.ts";
import { webAppRoutes } from "./web-app/routes.ts";

export interface AppParts {
  readonly render: Renderer;
  readonly store: Store;
  /** What tokens are signed with; the same on all nodes. */
  readonly secret: Uint8Array;
  readonly settings: Settings;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Silent when absent. */
  readonly logger?: FastifyServerOptions["logger"];
  readonly now?: Clock;
  /** What one hash of a password takes, if not the usual. */
  readonly hashCost?: HashCost;
}

/** The largest body over a line of 1.5 Mbit/s; Fastify's own default waits for ever. */
const slowestUploadMilliseconds = 120_000;

/** The server without a port: everything but listening. What it was handed stays its owner's to close. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { render, store, secret, settings, webFolder, logger = false, now = Date.now, hashCost } = parts;
  const { database } = store;
  const app = Fastify({
    // Node would refuse a request without a host in a form of its own: `answerForNode`.
    http: { shouldUpgradeCallback: isSocketRequest, requireHostHeader: false },
    logger,
    // `logRequests` writes lines of its own.
    logController: new LogController({ disableRequestLogging: true }),
    // Never the client's: it would write into our log.
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBroken,
    // What a stopping server has begun it ends; /ready tells the balancer.
    return503OnClosing: false,
    requestTimeout: slowestUploadMilliseconds,
    trustProxy: settings.trustedProxies > 0 && trustProxies(settings.trustedProxies),
  });
  app.setErrorHandler(answerError);
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  limitAnswers(app);
  await compressJson(app);
  logRequests(app);
  addSecurityHeaders(app);
  answerForNode(app);
  const isStopping = noticeStop(app);

  const steady = steadyClock(now);
  const attempts = new Attempts(database, steady);
  const limitRate = rateLimiter(attempts, steady);
  const accounts = await openAccounts(app, { database, secret, settings, hashCost, attempts, limitRate, now, steady });
  openMetrics(app, { render, store, passwords: accounts.passwords });

  await webAppRoutes(app, webFolder);
  accountRoutes(app, accounts);
  emailConfirmationRoutes(app, accounts);
  passwordResetRoutes(app, accounts);
  const rendering = {
    render,
    finder: new ProjectFinder(database, limitRate),
    results: new ProjectResults(render, database),
  };
  compileRoutes(app, rendering);
  pdfRoutes(app, rendering);
  previewRoutes(app, rendering);
  await previewSocketRoutes(app, render, settings);
  const profiles = new ProfileCatalog(render);
  const services = { database, render, profiles, now, writeLock: new WriteLock(), quota: settings.quota };
  projectRoutes(app, services);
  designRoutes(app, services);
  planRoutes(app, services);
  sharingRoutes(app, services);
  galleryRoutes(app, services, limitRate);
  templateRoutes(app, services);
  queueRoutes(app, render);
  profileRoutes(app, profiles);
  fontRoutes(app, render);
  siteRoutes(app, packageJson.version, settings);
  healthRoutes(app, { version: packageJson.version, render, isStoreReady: store.ready, isStopping });
  apiDescriptionRoutes(app, packageJson.version);
  return app;
}
