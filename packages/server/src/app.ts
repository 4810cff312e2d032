import { randomUUID } from "node:crypto";
import { adminLimits } from "@octavo/contract";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import packageJson from "../package.json" with { type: "json" };
import { ownAccountRoutes } from "./account/routes.ts";
import { exportRoutes } from "./account-archive/routes.ts";
import { deletionRoutes } from "./account-deletion/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { apiDescriptionRoutes } from "./api-description/routes.ts";
import { deleteOldEntries } from "./audit/audit-log.ts";
import type { AccountServices } from "./auth/account-services.ts";
import type { OnlyProvider } from "./auth/account-settings.ts";
import type { CallerCache } from "./auth/caller-cache.ts";
import { createAccountServices } from "./auth/create-account-services.ts";
import type { HashCost } from "./auth/password-hasher.ts";
import { accountRoutes, emailConfirmationRoutes, passwordResetRoutes } from "./auth/routes.ts";
import { authenticatorRoutes } from "./authenticator/routes.ts";
import type { CalendarAddresses } from "./calendar-addresses/calendar-addresses.ts";
import { createCalendarAddresses } from "./calendar-addresses/create-calendar-addresses.ts";
import { calendarAddressRoutes } from "./calendar-addresses/routes.ts";
import { collectionRoutes } from "./collections/routes.ts";
import { ProjectFinder } from "./compile/project-finder.ts";
import { ProjectResults, type RenderServices } from "./compile/project-results.ts";
import { compileRoutes } from "./compile/routes.ts";
import { designRoutes } from "./designs/routes.ts";
import { DownloadCodes } from "./download-codes/download-codes.ts";
import { downloadCodeRoutes } from "./download-codes/routes.ts";
import { fontRoutes } from "./fonts/routes.ts";
import { galleryRoutes } from "./gallery/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { AttemptCounter } from "./http/attempts.ts";
import { basePathOf, withoutBasePath } from "./http/base-path.ts";
import { trustProxies } from "./http/client-address.ts";
import { handleClientError, handleNodeErrors } from "./http/client-errors.ts";
import { type Clock, steadyClock } from "./http/clock.ts";
import { compressJson } from "./http/compress-json.ts";
import { handleError, handleFrameworkError } from "./http/errors.ts";
import { addJsonParser } from "./http/json-bodies.ts";
import { type LimitRate, rateLimiter } from "./http/limit-rate.ts";
import { limitResponses } from "./http/limit-responses.ts";
import type { LookUp } from "./http/public-address.ts";
import { logRequests } from "./http/request-log.ts";
import { scheduleCleanup } from "./http/schedule-cleanup.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { trackShutdown } from "./http/track-shutdown.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { registerEditionEmail } from "./nightly-editions/edition-email.ts";
import { NightlyEditions } from "./nightly-editions/nightly-editions.ts";
import type { RefreshCalendars } from "./nightly-editions/refresh-calendars.ts";
import { nightlyEditionRoutes } from "./nightly-editions/routes.ts";
import { StandingEditions } from "./nightly-editions/standing-editions.ts";
import { Nodes } from "./nodes/nodes.ts";
import { ObjectUpkeep } from "./objects/object-upkeep.ts";
import { Objects } from "./objects/objects.ts";
import { openPlaces } from "./objects/open-places.ts";
import { OidcProvider } from "./oidc/provider.ts";
import { identityRoutes, oidcRoutes } from "./oidc/routes.ts";
import { Catalog } from "./opds/catalog.ts";
import { opdsRoutes } from "./opds/routes.ts";
import { originalRoutes } from "./originals/routes.ts";
import { ownPartRoutes } from "./own-parts/routes.ts";
import { passkeyRoutes, passkeySignInRoutes } from "./passkeys/routes.ts";
import { pdfRoutes } from "./pdf/routes.ts";
import { planRoutes } from "./plan/routes.ts";
import { previewRoutes } from "./preview/routes.ts";
import { isSocketRequest, previewSocketRoutes } from "./preview-socket/routes.ts";
import { ProfileCatalog } from "./profiles/profile-catalog.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { WriteLock } from "./projects/write-lock.ts";
import { queueRoutes } from "./queue/routes.ts";
import { renderLimiter } from "./quota/render-limit.ts";
import { recoveryCodeRoutes } from "./recovery-codes/routes.ts";
import type { Renderer } from "./render/renderer.ts";
import { reportRoutes } from "./reports/routes.ts";
import { scoreRoutes } from "./scores/routes.ts";
import { ScoreKeeper } from "./scores/score-keeper.ts";
import type { Settings } from "./settings.ts";
import type { SharedJobs } from "./shared-jobs/shared-jobs.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import type { Store } from "./store/open-store.ts";
import type { Database } from "./store/tables.ts";
import { templateRoutes } from "./templates/routes.ts";
import { ApiTokens } from "./tokens/api-tokens.ts";
import { admitPrograms, holderFinder, tokenRoutes } from "./tokens/routes.ts";
import type { Tracing } from "./tracing/open-tracing.ts";
import { keepVersions } from "./versions/keep-versions.ts";
import { versionRoutes } from "./versions/routes.ts";
import { webAppRoutes } from "./web-app/routes.ts";

export interface AppParts {
  readonly render: Renderer;
  readonly store: Store;
  /** Jobs that all servers share, on PostgreSQL. */
  readonly shared?: SharedJobs | undefined;
  /** Key that signs tokens. The same on all servers. */
  readonly secret: Uint8Array;
  readonly settings: Settings;
  readonly webFolder: string;
  /** Logs nothing if absent. */
  readonly logger?: FastifyServerOptions["logger"];
  readonly tracing?: Tracing | undefined;
  readonly now?: Clock;
  readonly hashCost?: HashCost;
  /** Looks up the servers of calendars and webhooks. */
  readonly lookUp?: LookUp;
  /** Accepts the first account from anywhere without a set-up code, for tests of everything else. */
  readonly isOpenToFirst?: boolean;
}

/** Time for the largest body at 1.5 Mbit/s. Fastify's default is unlimited. */
const slowestUploadMilliseconds = 120_000;

/** Creates the server without listening on a port. The caller closes the parts. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { render, store, secret, settings, now = Date.now, hashCost, isOpenToFirst = false } = parts;
  const { database } = store;
  const app = await createHttpServer(parts);
  const isStopping = trackShutdown(app);

  const objects = new Objects(database, openPlaces(database, settings.objects));
  new ObjectUpkeep({ database, objects, kind: store.kind, now, log: app.log }).schedule(app);
  const waitClock = steadyClock(now);
  const attempts = new AttemptCounter(database, waitClock);
  const limitRate = rateLimiter(attempts, waitClock);
  const limits = { attempts, limitRate, now, steadyClock: waitClock };
  const onlyProvider = settings.oidc?.isOnlyWay ? settings.oidc : undefined;
  const own = { secret, settings, hashCost, isOpenToFirst, onlyProvider, listen: store.listen };
  const accounts = await createAccountServices(app, { database, ...own, ...limits });
  const { passwords, mailQueue } = accounts;
  const { shared } = parts;
  openMetrics(app, {
    version: packageJson.version,
    render,
    store,
    shared,
    places: objects.places,
    passwords,
    mailQueue,
  });

  await webAppRoutes(app, parts.webFolder, basePathOf(settings.publicUrl));
  accountRoutes(app, accounts);
  emailConfirmationRoutes(app, accounts);
  passwordResetRoutes(app, accounts);
  signInWayRoutes(app, accounts, settings);
  const limitRenders = renderLimiter(database, attempts, waitClock);
  ownAccountRoutes(app, accounts);
  const rendering = {
    render,
    finder: new ProjectFinder(database, limitRate),
    results: new ProjectResults(render, { database, objects }, limitRenders),
    limitRenders,
  };
  exportRoutes(app, accounts, { database, objects, ...rendering });
  deletionRoutes(app, accounts);
  compileRoutes(app, rendering);
  pdfRoutes(app, rendering);
  previewRoutes(app, rendering);
  const standing = new StandingEditions({ ...accounts, objects });
  transferRoutes(app, {
    ...rendering,
    ...limits,
    standing,
    database,
    secret,
    onlyProvider,
    callerCache: accounts.callerCache,
    publicUrl: settings.publicUrl,
  });
  await previewSocketRoutes(app, render, settings);
  const profiles = new ProfileCatalog(render);
  const { quota } = settings;
  const subscribers = [keepVersions({ database, quota })];
  const services = { database, objects, render, profiles, now, writeLock: new WriteLock(), quota, subscribers };
  projectRoutes(app, services);
  designRoutes(app, services);
  versionRoutes(app, services);
  planRoutes(app, services);
  const calendarParts = { accounts, services, allowed: settings.calendarHosts, lookUp: parts.lookUp };
  const calendars = createCalendarAddresses(app, calendarParts);
  calendarAddressRoutes(app, calendars);
  await nightlyRoutes(app, parts, accounts, { objects, standing, finder: rendering.finder, calendars });
  sharingRoutes(app, services);
  galleryRoutes(app, services, store, limitRate);
  originalRoutes(app, services);
  collectionRoutes(app, services);
  scoreRoutes(app, services);
  new ScoreKeeper({ database, objects, kind: store.kind, render, now, log: app.log }).schedule(app);
  ownPartRoutes(app, services);
  templateRoutes(app, services);
  queueRoutes(app, render);
  profileRoutes(app, profiles);
  fontRoutes(app, render);
  siteRoutes(app, { version: packageJson.version, accounts, settings });
  administrationRoutes(app, { accounts, settings, store, render });
  healthRoutes(app, { version: packageJson.version, render, isStoreReady: store.ready, isStopping });
  apiDescriptionRoutes(app, { version: packageJson.version, publicUrl: settings.publicUrl });
  return app;
}

/** Creates the server of a node that only runs jobs of others, with its health and metrics. */
export async function createRenderApp({ render, store, shared, ...parts }: AppParts): Promise<FastifyInstance> {
  const { version } = packageJson;
  const app = await createHttpServer({ render, store, ...parts });
  const isStopping = trackShutdown(app);
  openMetrics(app, { version, render, store, shared });
  healthRoutes(app, { version, render, isStoreReady: store.ready, isStopping });
  new Nodes({ store, render, version, role: "render", now: parts.now ?? Date.now }).schedule(app);
  return app;
}

interface NightlyServices {
  readonly objects: Objects;
  readonly standing: StandingEditions;
  readonly finder: ProjectFinder;
  readonly calendars: CalendarAddresses;
}

/** Editions that the server makes each night. */
async function nightlyRoutes(
  app: FastifyInstance,
  { render, store, settings, lookUp }: AppParts,
  accounts: AccountServices,
  { calendars, objects, ...found }: NightlyServices,
): Promise<void> {
  const { database } = store;
  const refreshCalendars: RefreshCalendars = (id) => calendars.refreshProjectCalendars(id);
  const access = { allowed: settings.webhookHosts ?? [], lookUp };
  const parts = { ...accounts, store, database, objects, render, refreshCalendars, access };
  const editions = await NightlyEditions.create(app, parts);
  registerEditionEmail(accounts);
  nightlyEditionRoutes(app, { ...accounts, ...found, editions, access });
}

/** Signing in without a password. */
function signInWayRoutes(app: FastifyInstance, accounts: AccountServices, { oidc, publicUrl }: Settings): void {
  passkeyRoutes(app, accounts);
  passkeySignInRoutes(app, accounts);
  recoveryCodeRoutes(app, accounts);
  authenticatorRoutes(app, accounts);
  const onFailure = (err: unknown) => app.log.warn({ err }, "the OpenID provider does not respond");
  const provider = oidc && new OidcProvider(oidc, { publicUrl, now: accounts.now, onFailure });
  oidcRoutes(app, { ...accounts, provider });
  identityRoutes(app, { ...accounts, provider });
}

interface AdministrationParts extends Pick<AppParts, "settings" | "store" | "render"> {
  readonly accounts: AccountServices;
}

function administrationRoutes(app: FastifyInstance, { accounts, settings, store, render }: AdministrationParts): void {
  const { version } = packageJson;
  const { mailQueue, now, database } = accounts;
  const nodes = new Nodes({ store, render, mailQueue, version, now });
  nodes.schedule(app);
  scheduleCleanup(app, () => deleteOldEntries(database, now(), settings.auditDays ?? adminLimits.auditDays));
  adminRoutes(app, { accounts, settings, store, nodes, version });
  invitationRoutes(app, accounts, settings.mail.smtpUrl !== undefined);
  reportRoutes(app, accounts);
}

interface TransferParts extends Pick<RenderServices, "finder" | "results"> {
  readonly callerCache: CallerCache;
  readonly standing: StandingEditions;
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly attempts: AttemptCounter;
  readonly limitRate: LimitRate;
  readonly now: Clock;
  readonly onlyProvider: OnlyProvider | undefined;
  readonly publicUrl: string;
}

/** Access without signing in: codes for one PDF, and tokens of programs. */
function transferRoutes(app: FastifyInstance, parts: TransferParts): void {
  const { database, publicUrl } = parts;
  const tokens = new ApiTokens(parts);
  const findHolder = holderFinder(tokens, parts.limitRate);
  admitPrograms(app, findHolder);
  downloadCodeRoutes(app, { ...parts, codes: new DownloadCodes(parts) });
  tokenRoutes(app, tokens, publicUrl);
  opdsRoutes(app, { ...parts, findHolder, catalog: new Catalog(database), basePath: basePathOf(publicUrl) });
}

/** The contract validates. Fastify would load two more compilers, which takes a twentieth of the start. */
function refuseSchema(): never {
  throw new Error("Routes have no JSON schemas. Describe them in the contract.");
}

/** Creates the server with its rules for all requests, and without routes. */
async function createHttpServer({
  settings,
  render,
  store,
  tracing,
  logger = false,
}: AppParts): Promise<FastifyInstance> {
  const basePath = basePathOf(settings.publicUrl);
  const app = Fastify({
    // Node.js would send its own error for a request without a host; see `handleNodeErrors`.
    http: { shouldUpgradeCallback: (request) => isSocketRequest(request, basePath), requireHostHeader: false },
    rewriteUrl: ({ url = "" }) => withoutBasePath(basePath, url),
    logger,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Replaced by `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    // Ignores ids from clients, which would appear in the log.
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    // A stopping server finishes running requests. /ready informs the load balancer.
    return503OnClosing: false,
    requestTimeout: slowestUploadMilliseconds,
    trustProxy: settings.trustedProxies > 0 && trustProxies(settings.trustedProxies),
  });
  tracing?.observe(app, { render, store });
  app.setErrorHandler(handleError);
  app.removeContentTypeParser("text/plain");
  addJsonParser(app);
  limitResponses(app);
  await compressJson(app);
  logRequests(app);
  addSecurityHeaders(app);
  handleNodeErrors(app);
  return app;
}
