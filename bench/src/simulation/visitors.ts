/** Requests to a simulated site, and their senders. */
import { exponential, normal } from "../random.ts";
import type { CallName } from "../workload/calls.ts";
import type { Assumptions } from "./assumptions.ts";
import type { EventQueue } from "./event-queue.ts";
import type { Owner } from "./lane.ts";
import type { Site } from "./site.ts";

interface Surroundings {
  readonly events: EventQueue;
  readonly site: Site;
  readonly random: () => number;
}

/** Percentages of the calls of the crowd bench (`rows/crowd.ts`). */
export const crowdShares: Readonly<Partial<Record<CallName, number>>> = {
  list: 45,
  open: 30,
  gallery: 10,
  describe: 10,
  preview: 4,
  pdf: 1,
};
const crowdPeople = 100;

/** The actions of the crowd bench, at random times that do not depend on the answers. */
export function offerCrowd({ events, site, random }: Surroundings, perSecond: number): void {
  const next = () => {
    site.request(choose(crowdShares, random), Math.floor(random() * crowdPeople), () => undefined);
    events.after(exponential(random, 1000 / perSecond), next);
  };
  events.after(exponential(random, 1000 / perSecond), next);
}

/** Starts the visits of one hour. The first moment already has the average number of visitors. */
export function visit(surroundings: Surroundings, assumed: Assumptions, isNight: boolean): void {
  const { random } = surroundings;
  const visitsPerSecond = visitsOf(assumed);
  const sessionMs = assumed.sessionMinutes * 60_000;
  const shares = sessionShares(assumed);
  const present = poisson(random, visitsPerSecond * (sessionMs / 1000));
  let owner: Owner = 0;
  for (let i = 0; i < present; i++)
    act(surroundings, { owner: owner++, end: random() * sessionMs, shares, pauseMs: 1000 * assumed.pauseSeconds });
  every(surroundings, visitsPerSecond, () => {
    const visitor = {
      owner: owner++,
      end: surroundings.events.now + sessionMs,
      shares,
      pauseMs: 1000 * assumed.pauseSeconds,
    };
    arrive(surroundings, visitor, random() < assumed.signInShare);
  });
  const downloads = visitsPerSecond * assumed.downloadsPerVisit * (1 - assumed.cachedShare);
  // A PDF that no node has kept: the most expensive case.
  every(surroundings, downloads, () => surroundings.site.request("pdf", owner++, () => undefined));
  // An email is a row that is written and deleted, and a few packets to the mail server.
  every(surroundings, visitsPerSecond * assumed.emailShare, () =>
    surroundings.site.request("describe", owner++, () => undefined),
  );
  if (isNight) makeEditions(surroundings, assumed);
}

function visitsOf({ accounts, activeShare, hourShare }: Assumptions): number {
  return (accounts * activeShare * hourShare) / 3600;
}

interface Visitor {
  readonly owner: Owner;
  readonly end: number;
  readonly shares: Shares;
  readonly pauseMs: number;
}

function arrive(surroundings: Surroundings, visitor: Visitor, signsIn: boolean): void {
  const { site } = surroundings;
  const open = () => site.request("list", visitor.owner, () => act(surroundings, visitor));
  if (signsIn) site.request("signIn", visitor.owner, open);
  else open();
}

/** A visitor reads the answer before the next request. */
function act(surroundings: Surroundings, visitor: Visitor): void {
  const { events, site, random } = surroundings;
  events.after(exponential(random, visitor.pauseMs), () => {
    if (events.now > visitor.end) return;
    site.request(choose(visitor.shares, random), visitor.owner, () => act(surroundings, visitor));
  });
}

function sessionShares(assumed: Assumptions): Shares {
  const { savesPerSession: save, pdfsPerSession: pdf, previewsPerSession: preview } = assumed;
  const gallery = assumed.galleryPagesPerSession;
  const all = (assumed.sessionMinutes * 60) / assumed.pauseSeconds;
  const reads = Math.max(0, all - save - pdf - preview - gallery);
  return { list: reads / 2, open: reads / 2, gallery, save, preview, pdf };
}

/** Each node makes one edition at a time, and those of the night are spread over three hours. */
function makeEditions(surroundings: Surroundings, assumed: Assumptions): void {
  const perSecond = (assumed.accounts * assumed.nightlyShare) / (3 * 3600);
  let index = 0;
  every(surroundings, perSecond, () => surroundings.site.makeEdition(index++, assumed.nightlyPdfs));
}

function every({ events, random }: Surroundings, perSecond: number, event: () => void): void {
  if (perSecond <= 0) return;
  const next = () => {
    event();
    events.after(exponential(random, 1000 / perSecond), next);
  };
  events.after(exponential(random, 1000 / perSecond), next);
}

type Shares = Readonly<Partial<Record<CallName, number>>>;

function choose(shares: Shares, random: () => number): CallName {
  const all = Object.entries(shares) as [CallName, number][];
  let place = random() * all.reduce((sum, [, share]) => sum + share, 0);
  for (const [call, share] of all) {
    if (place < share) return call;
    place -= share;
  }
  return all[0]?.[0] ?? "list";
}

/** Number of independent events of which `mean` are expected. For large means, that of a normal distribution. */
function poisson(random: () => number, mean: number): number {
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
}
