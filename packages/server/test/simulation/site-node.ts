/** A node of the simulated site: the real parts of the server that read and write the store, without HTTP and processes. */
import type { Design } from "@octavo/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Kysely } from "kysely";
import { CallerCache } from "../../src/auth/caller-cache.ts";
import { Challenges } from "../../src/auth/challenges.ts";
import type { SecretBox } from "../../src/auth/secret-box.ts";
import { Sessions } from "../../src/auth/sessions.ts";
import { defaultPlan } from "../../src/documents/default-plan.ts";
import {
  editDocument,
  type ProjectDocument,
  type SerializedDocument,
  type StoredDesign,
  type StoredDocument,
  serializeDocument,
} from "../../src/documents/project-document.ts";
import { DownloadCodes } from "../../src/download-codes/download-codes.ts";
import { AttemptCounter } from "../../src/http/attempts.ts";
import { steadyClock } from "../../src/http/clock.ts";
import { MailQueue, type MailTask } from "../../src/mail/mail-queue.ts";
import { LeasedEditions } from "../../src/nightly-editions/edition-queue.ts";
import { NightlyEditions } from "../../src/nightly-editions/nightly-editions.ts";
import { Objects } from "../../src/objects/objects.ts";
import { openPlaces } from "../../src/objects/open-places.ts";
import type { Author, ProjectServices } from "../../src/projects/project-services.ts";
import { WriteLock } from "../../src/projects/write-lock.ts";
import { renderLimiter } from "../../src/quota/render-limit.ts";
import type { Renderer } from "../../src/render/renderer.ts";
import type { Store } from "../../src/store/open-store.ts";
import type { Tables } from "../../src/store/tables.ts";
import { ApiTokens } from "../../src/tokens/api-tokens.ts";
import { keepVersions } from "../../src/versions/keep-versions.ts";
import type { MadeEdition } from "../../src/worker/make-edition.ts";
import { LossyDialect, type Network } from "./lossy-driver.ts";
import { type Scheduler, startOfTime } from "./scheduler.ts";

export const quota = {
  projects: 4,
  templates: 4,
  bytes: 45_000,
  historyBytes: 400_000,
  parts: 10,
  partBytes: 100_000,
};

const secret = Buffer.alloc(32, 7);

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent, debug: silent } as unknown as FastifyBaseLogger;

export interface NodeOptions extends Network {
  /** Difference to the clocks of other nodes, in milliseconds. */
  readonly skew: number;
  readonly send: (task: MailTask, node: string) => Promise<void>;
}

export type SiteNode = ReturnType<typeof startNode>;

/** Starts a node. One that crashed is replaced by a new one. */
export function startNode(options: NodeOptions) {
  const { scheduler, node: name, skew, send } = options;
  const dialect = new LossyDialect(options);
  const database = new Kysely<Tables>({ dialect });
  const now = () => scheduler.now + skew;
  const waitClock = steadyClock(now);
  const render = simulatedRenderer(scheduler);
  const attempts = new AttemptCounter(database, waitClock);
  const mailQueue = new MailQueue({ database, now: waitClock, log, send: (task) => send(task, name) });
  const objects = new Objects(database, openPlaces(database, undefined));
  const services = {
    database,
    objects,
    render,
    profiles: { require: async () => ({ id: "remarkable-2" }) } as unknown as ProjectServices["profiles"],
    now,
    writeLock: new WriteLock(),
    quota,
    subscribers: [keepVersions({ database, quota })],
  };
  const queue = new LeasedEditions({ database, now, log });
  const parts = {
    store: { database } as Store,
    database,
    objects,
    render,
    now,
    mailQueue,
    refreshCalendars: async () => [],
    secretBox: undefined as unknown as SecretBox,
    publicUrl: "https://planners.example",
    access: { allowed: [] },
  };
  const onlyProvider = undefined;
  const editions = new NightlyEditions({ addHook: silent, log } as unknown as FastifyInstance, parts, queue);
  return {
    name,
    network: options,
    driver: dialect.driver,
    database,
    services,
    now,
    mailQueue,
    editions,
    queue,
    attempts,
    sessions: new Sessions(database, { secret, now, onlyProvider }),
    challenges: new Challenges(database, now),
    tokens: new ApiTokens({ database, now, onlyProvider, callerCache: new CallerCache() }),
    codes: new DownloadCodes({ database, secret, now, onlyProvider }),
    limitRenders: renderLimiter(database, attempts, waitClock),
  };
}

export function authorOf(userId: string): Author {
  return { userId, username: userId, bytes: 100, job: { owner: userId, signal: new AbortController().signal } };
}

/** Mostly small, and sometimes large enough for a part, or for two in the quota. */
export const paddingOf = (scheduler: Scheduler) => scheduler.pick([10, 10, 9000, 20_000]);

/** A project of one design. */
export function firstDocument(mark: string, padding: number): SerializedDocument {
  const default_canvas = { width: 100, height: 100 } as unknown as ProjectDocument["default_canvas"];
  const plan = defaultPlan(startOfTime);
  return serializeDocument({
    default_canvas,
    masters: [design(mark, padding)],
    plan,
    pages: [],
    compilation_rules: [],
  });
}

/** The mark of an edit is the name of a design. One with a long text is stored as a part. */
export function withMark(before: StoredDocument, mark: string, padding: number): SerializedDocument {
  return editDocument(before, (document) => ({ ...document, masters: [...document.masters, design(mark, padding)] }));
}

function design(name: string, padding: number): StoredDesign {
  const widgets = [{ properties: { text: name.repeat(Math.ceil(padding / name.length)) } }];
  const moment = new Date(startOfTime).toISOString();
  const times = { created_at: moment, updated_at: moment };
  return { name, description: "", ...times, widgets: widgets as unknown as Design["widgets"] };
}

/** Jobs take their time, and make no planners: they use no store. */
function simulatedRenderer(scheduler: Scheduler): Renderer {
  const run = async (name: string, request: { readonly masters_yaml?: string }) => {
    await scheduler.sleep(scheduler.below(400));
    if (name === "firstDocument") return firstDocument(request.masters_yaml ?? "", paddingOf(scheduler));
    if (name !== "edition") throw new Error(`The simulation has no job ${name}.`);
    const pdf = Buffer.from(`%PDF ${scheduler.random()}`);
    const report = { pages: 1, added_pages: 1, changed_pages: 0, removed_pages: 0, page_list: [], calendars: [] };
    const events = { added: 0, changed: 0, removed: 0, list: [] };
    return {
      verdict: "safe",
      pdf,
      publicPdf: pdf,
      report: JSON.stringify({ ...report, events }),
    } satisfies MadeEdition;
  };
  return { run } as unknown as Renderer;
}
