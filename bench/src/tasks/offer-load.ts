/** Sends requests to a site for the parent process, which may have started it in another network namespace. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadAnswers, LoadRequest, StepResult } from "../cluster/load.ts";
import { exponential, seededRandom } from "../random.ts";
import { actionOf, kinds, type Member, registerMembers } from "../rows/crowd.ts";
import { StudioUser, UnexpectedAnswer } from "../server/studio-user.ts";
import { type CallName, callNames } from "../workload/calls.ts";
import { dayDesign } from "../workload/planner.ts";

const credentials = { username: "somebody of the bench", password: "correct horse battery staple" };

let members: readonly Member[] = [];
let calls: Record<CallName, Call> | undefined;

interface Call {
  /** Preparation that is not measured. */
  readonly before?: () => Promise<unknown>;
  readonly act: (run: number) => Promise<unknown>;
}

const readyMilliseconds = 20_000;

const handlers = {
  awaitReady: async ({ origin }) => {
    for (const end = performance.now() + readyMilliseconds; ; await sleep(50)) {
      const answer = await fetch(`${origin}/ready`).catch((problem: unknown) => String(problem));
      if (typeof answer !== "string" && answer.ok) return undefined;
      if (performance.now() > end)
        throw new Error(`The site is not ready: ${typeof answer === "string" ? answer : answer.status}`);
    }
  },
  join: async ({ origin, hasPictures }) => {
    members = await registerMembers([origin], hasPictures);
    return members.length;
  },
  prepare: async ({ call, origin }) => {
    calls ??= await callsOf(origin);
    await calls[call].before?.();
    return undefined;
  },
  call: async ({ call, run }) => {
    if (!calls) throw new Error("A call is prepared first.");
    const start = performance.now();
    await calls[call].act(run);
    return performance.now() - start;
  },
  step: async (request) => offer(request),
} satisfies {
  readonly [Name in LoadRequest["name"]]: (request: Extract<LoadRequest, { name: Name }>) => Promise<LoadAnswers[Name]>;
};

process.on("message", (request: LoadRequest) => {
  const answer = handlers[request.name] as (request: LoadRequest) => Promise<unknown>;
  answer(request).then(
    (value) => process.send?.({ value }),
    (problem: unknown) => process.send?.({ problem: problem instanceof Error ? problem.message : String(problem) }),
  );
});
process.on("disconnect", () => process.exit());

async function callsOf(origin: string): Promise<Record<CallName, Call>> {
  const user = await StudioUser.register(origin);
  await user.call("POST", "/api/auth/register", { ...credentials, email: "somebody@example.org" });
  const project = `/api/projects/${await user.createPlanner()}`;
  const edit = () => user.call("PATCH", project, { description: randomUUID() });
  const pdf = () => user.call("GET", `${project}/pdf`);
  const known: Record<CallName, Call> = {
    list: { act: () => user.call("GET", "/api/projects") },
    open: { act: () => user.call("GET", project) },
    gallery: { act: () => user.call("GET", "/api/public/projects") },
    describe: { act: edit },
    save: { act: (run) => user.call("PATCH", `${project}/masters/Day`, { template_yaml: changedDay(run) }) },
    preview: { before: edit, act: (run) => user.call("GET", `${project}/preview?page=${run + 1}`) },
    pdf: { before: edit, act: pdf },
    pdfAgain: { act: pdf },
    signIn: { act: () => user.login(credentials) },
  };
  for (const name of callNames) await known[name].act(0);
  return known;
}

/** Returns the design of days with a moved widget. */
const changedDay = (run: number) => dayDesign.replace(/x: [\d.]+/, `x: ${40 + run / 100}`);

/** Sends requests at random times that do not depend on the answers. */
async function offer({ rate, seconds, seed }: Extract<LoadRequest, { name: "step" }>): Promise<StepResult> {
  const random = seededRandom(seed);
  const waits: StepResult["waits"] = { read: [], write: [], render: [] };
  const failures: Record<string, number> = {};
  const start = performance.now();
  const pending: Promise<void>[] = [];
  let latest = 0;
  for (let turn = 0, next = exponential(random, 1000 / rate); next < seconds * 1000; turn++) {
    const due = start + next;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    latest = Math.max(latest, performance.now() - due);
    const member = members[Math.floor(random() * members.length)];
    if (!member) throw new Error("There are no members.");
    pending.push(send(member, { turn, due, waits, failures }));
    next += exponential(random, 1000 / rate);
  }
  const sentMs = performance.now() - start;
  const answered = kinds.reduce((sum, kind) => sum + waits[kind].length, 0);
  await Promise.all(pending);
  return { waits, failures, sentMs, answered, latestMs: latest };
}

interface Sent {
  readonly turn: number;
  /** The time at which it had to be sent. Waiting counts from it. */
  readonly due: number;
  readonly waits: StepResult["waits"];
  readonly failures: Record<string, number>;
}

async function send(member: Member, { turn, due, waits, failures }: Sent): Promise<void> {
  const { kind, act } = actionOf(turn);
  try {
    await act(member, turn);
    waits[kind].push(performance.now() - due);
  } catch (problem) {
    const reason = problem instanceof UnexpectedAnswer ? String(problem.status) : "no answer";
    failures[reason] = (failures[reason] ?? 0) + 1;
  }
}
