import { createHash } from "node:crypto";
import { type EditionReport, errorMessages as messages } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import type { FastifyBaseLogger } from "fastify";
import { sourceOf } from "../compile/project-results.ts";
import { ApiError } from "../http/api-error.ts";
import type { Clock } from "../http/clock.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Objects } from "../objects/objects.ts";
import { rightsOf } from "../projects/provenance.ts";
import { ownedProject } from "../projects/store.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Database } from "../store/tables.ts";
import type { MadeEdition } from "../worker/make-edition.ts";
import { queueEditionEmail } from "./edition-email.ts";
import {
  countAttempt,
  deleteOldEditions,
  deleteOtherFiles,
  type EditionEnd,
  type EditionFiles,
  type EditionRow,
  endEdition,
  findStanding,
  insertFiles,
  latestEdition,
  lockStanding,
  readFile,
  replaceUndecided,
  type StandingRow,
  storePdfs,
} from "./edition-store.ts";
import type { RefreshCalendars, RefreshedCalendar } from "./refresh-calendars.ts";

export interface MakerParts {
  readonly database: Database;
  readonly objects: Objects;
  readonly render: Renderer;
  readonly now: Clock;
  readonly mailQueue: MailQueue;
  readonly refreshCalendars: RefreshCalendars;
  readonly log: FastifyBaseLogger;
}

/** End of an edition, before it is stored. */
interface Outcome {
  readonly state: EditionEnd;
  readonly report: EditionReport;
  readonly digest: string | null;
  readonly files: EditionFiles | undefined;
  readonly cost: number;
}

/**
 * Makes an edition that waits and ends it. If another server has ended it meanwhile, nothing is stored. Throws if a later attempt
 * can succeed.
 */
export async function makeQueuedEdition(parts: MakerParts, id: string): Promise<void> {
  const { database } = parts;
  const edition = await countAttempt(database, id);
  const standing = edition && (await findStanding(database, edition.project_id));
  if (!edition || !standing) return;
  const outcome = edition.attempts > mostAttempts ? givenUp() : await outcomeOf(parts, standing);
  if (!outcome) return;
  const isStored = await storeOutcome(parts, { edition, standing }, outcome);
  if (!isStored) await makeQueuedEdition(parts, id);
}

/** Attempts of one edition. The last ones failed for a reason that its documents did not cause. */
const mostAttempts = 5;

function givenUp(): Outcome {
  return {
    state: "failed",
    report: failedReport([], messages.editionGivenUp),
    digest: null,
    files: undefined,
    cost: 0,
  };
}

/** Reads the calendars again. If that fails as a whole, the edition has those that are stored. */
async function calendarsOf({ refreshCalendars, log }: MakerParts, id: string): Promise<readonly RefreshedCalendar[]> {
  try {
    return await refreshCalendars(id);
  } catch (err) {
    log.error({ err, project: id }, "the calendars of a project could not be read again");
    return [];
  }
}

/** Returns undefined if the project was deleted. */
async function outcomeOf(parts: MakerParts, standing: StandingRow): Promise<Outcome | undefined> {
  const { database, render } = parts;
  const calendars = await calendarsOf(parts, standing.id);
  const owner = await ownerOf(database, standing.id);
  const project = owner && (await ownedProject(database, owner, standing.id));
  if (!project) return undefined;
  const last = await readFile(parts, standing.delivered_id);
  const start = performance.now();
  try {
    const request = { source: await sourceOf(parts, project), rights: rightsOf(project.row), last };
    // Editions of the night are one owner, so that they never take the processes of users who wait.
    const options = { owner: "nightly-editions", signal: new AbortController().signal };
    const made = await render.run("edition", request, options);
    return outcomeOfMade(made, calendars, standing, performance.now() - start);
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.retryAfterSeconds !== undefined) throw problem;
    const cost = performance.now() - start;
    return { state: "failed", report: failedReport(calendars, problem.data), digest: null, files: undefined, cost };
  }
}

async function ownerOf(database: Database, id: string): Promise<string | undefined> {
  const project = database.selectFrom("projects").select("owner_id").where("id", "=", id);
  return (await project.where("deleted_at", "is", null).executeTakeFirst())?.owner_id;
}

const ends = { first: "delivered", safe: "delivered", unchanged: "unchanged", undecided: "undecided" } as const;

function outcomeOfMade(
  { verdict, pdf, publicPdf, report }: MadeEdition,
  calendars: readonly RefreshedCalendar[],
  { declined_digest }: StandingRow,
  cost: number,
): Outcome {
  const digest = pdf ? createHash("sha256").update(pdf).digest("hex") : null;
  const isDeclined = verdict === "undecided" && digest !== null && digest === declined_digest;
  const state = isDeclined ? "unchanged" : ends[verdict];
  const isKept = state === "delivered" || state === "undecided";
  return {
    state,
    report: { ...(JSON.parse(report) as EditionReport), calendars: [...calendars] },
    digest,
    files: isKept && pdf && publicPdf ? { pdf, publicPdf } : undefined,
    cost,
  };
}

function failedReport(calendars: readonly RefreshedCalendar[], problem: Message): EditionReport {
  return {
    pages: 0,
    added_pages: 0,
    changed_pages: 0,
    removed_pages: 0,
    events: { added: 0, changed: 0, removed: 0, list: [] },
    page_list: [],
    calendars: [...calendars],
    problem,
  };
}

interface Subject {
  readonly edition: EditionRow;
  readonly standing: StandingRow;
}

/**
 * In one transaction, so that an edition is delivered once, with its email and webhook, or not at all. Returns false if another
 * edition was delivered meanwhile: the outcome is not safe beside a PDF that it was not compared with.
 */
async function storeOutcome(parts: MakerParts, { edition, standing }: Subject, outcome: Outcome): Promise<boolean> {
  const { database, now, mailQueue } = parts;
  const { state, report, digest, files, cost } = outcome;
  const stored = files && (await storePdfs(parts.objects, files));
  const isNews = state === "delivered" || state === "undecided" || state === "failed";
  const mail = await database.transaction().execute(async (transaction) => {
    const current = await lockStanding(transaction, standing.id);
    if (current && current.delivered_id !== standing.delivered_id) return "outdated";
    const isAsked = state === "undecided" && (await isPending(transaction, standing.id, digest));
    const hasEnded = await endEdition(transaction, edition.id, {
      state: isAsked ? "unchanged" : state,
      report: JSON.stringify(report),
      digest,
      ended_at: now(),
      webhook_due_at: isNews && !isAsked && standing.webhook_url !== null ? now() : null,
    });
    if (!hasEnded || isAsked) return undefined;
    if (stored) await insertFiles(transaction, edition.id, stored);
    await replaceUndecided(transaction, standing.id, edition.id);
    const delivered = state === "delivered" ? edition.id : standing.delivered_id;
    await transaction
      .updateTable("standing_editions")
      .set({ cost: Math.round(cost), delivered_id: delivered })
      .where("id", "=", standing.id)
      .execute();
    const kept = [delivered, state === "undecided" ? edition.id : null].filter((id) => id !== null);
    await deleteOtherFiles(transaction, standing.id, kept);
    await deleteOldEditions(transaction, standing.id, delivered);
    return isNews && standing.sends_email === 1 ? queueEditionEmail(mailQueue, transaction, edition.id) : undefined;
  });
  if (mail === "outdated") return false;
  if (mail) mailQueue.sendNow(mail);
  return true;
}

/** Returns whether the owner has been asked about this PDF and has not decided. */
async function isPending(transaction: Database, projectId: string, digest: string | null): Promise<boolean> {
  const pending = await latestEdition(transaction, projectId, "undecided");
  return pending !== undefined && pending.digest === digest;
}
