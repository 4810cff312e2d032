import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, milliseconds, type Row } from "../row.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import { watchMemory } from "../server/watch-memory.ts";
import { dayWithPhotograph } from "../workload/planner.ts";

const people = 100;
/** In milliseconds of wall time. */
const minDuration = 4000;

export interface Member {
  readonly user: StudioUser;
  readonly id: string;
  /** Writes to the project, so that results of earlier contents are of no use. */
  readonly write: (turn: number) => Promise<void>;
}

export const kinds = ["read", "write", "render"] as const;
export type Kind = (typeof kinds)[number];
export type Waits = Readonly<Record<Kind, number[]>>;

interface Action {
  readonly kind: Kind;
  /** Percentage of all actions. */
  readonly share: number;
  readonly act: (member: Member, turn: number) => Promise<unknown>;
}

/** Actions of a typical user: mostly reads, some writes, and few renders, each with new content. */
const actions: readonly Action[] = [
  { kind: "read", share: 45, act: ({ user }) => user.call("GET", "/api/projects") },
  { kind: "read", share: 30, act: ({ user, id }) => user.call("GET", `/api/projects/${id}`) },
  { kind: "read", share: 10, act: ({ user }) => user.call("GET", "/api/public/projects") },
  { kind: "write", share: 10, act: ({ write }, turn) => write(turn) },
  {
    kind: "render",
    share: 4,
    act: ({ user, id }, turn) => user.call("GET", `/api/projects/${id}/preview?page=${turn}`),
  },
  { kind: "render", share: 1, act: ({ user, id }) => user.call("GET", `/api/projects/${id}/pdf`) },
];

const deeds: readonly (readonly [Kind, string])[] = [
  ["read", "reading"],
  ["write", "writing"],
  ["render", "having a page or a PDF made"],
];

/** Measures 100 simultaneous users: the waiting time at one action per second, and the throughput without pauses. */
export async function crowdRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const duration = minDuration + 600 * repetitions;
  return withServer(async (server) => {
    const members = await registerMembers([server.origin]);
    const pausing = deeds.map(([, name]) => `${people} people, each once a second: ${name}, by the clock`);
    const restless = deeds.map(([, name]) => `${people} people without a pause: ${name}, by the clock`);
    const total = `${people} people without a pause`;
    return [
      ...(await measured(pausing, async () => waitRows(pausing, await runActions(members, duration, 1000)))),
      ...(await measured([...restless, total], () => restlessRows(server, members, duration, restless, total))),
    ];
  });
}

async function restlessRows(
  server: RunningServer,
  members: readonly Member[],
  duration: number,
  names: readonly string[],
  total: string,
): Promise<readonly Row[]> {
  const start = performance.now();
  const waits = await runActions(members, duration, 0);
  const perSecond = (Object.values(waits).flat().length / (performance.now() - start)) * 1000;
  const peakBytes = await watchMemory(server, () => runActions(members, duration / 2, 0));
  return [
    ...waitRows(names, waits),
    {
      what: total,
      other: "–",
      target: "–",
      ours: `${grouped(Math.round(perSecond))} requests a second, memory of all processes ${megabytes(peakBytes)}`,
      figures: { requests_per_second: perSecond, peak_bytes: peakBytes },
    },
  ];
}

function waitRows(names: readonly string[], waits: Waits): Row[] {
  return deeds.map(([kind], index) => {
    const [p50, p99] = [quantile(waits[kind], 0.5), quantile(waits[kind], 0.99)];
    const ours = `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;
    return { what: names[index] ?? "", other: "–", target: "–", ours, figures: { p50_ms: p50, p99_ms: p99 } };
  });
}

/** Each member acts every so many milliseconds, or without a pause. Returns the waiting times in milliseconds. */
export async function runActions(members: readonly Member[], duration: number, every: number): Promise<Waits> {
  const waits: Waits = { read: [], write: [], render: [] };
  const start = performance.now();
  const lead = async (member: Member, index: number) => {
    // Starts are spread over one second.
    let next = start + (every * index) / members.length;
    for (let turn = index; next < start + duration; turn++, next = Math.max(next + every, performance.now())) {
      await sleep(Math.max(0, next - performance.now()));
      const { kind, act } = actionOf(turn);
      const before = performance.now();
      await act(member, turn);
      waits[kind].push(performance.now() - before);
    }
  };
  await Promise.all(members.map(lead));
  return waits;
}

/** One of so many writes of a member with pictures stores a new one. */
const writesPerPicture = 5;

/** Registers a few users at a time, because password hashing is slow by design. The designs of days may have a photograph. */
export async function registerMembers(origins: readonly string[], hasPictures = false): Promise<readonly Member[]> {
  const members: Member[] = [];
  const join = async () => {
    const user = await StudioUser.register(...origins);
    const id = await user.createPlanner();
    const addPicture = (number: number) =>
      user.call("PATCH", `/api/projects/${id}/masters/Day`, { template_yaml: dayWithPhotograph(number) });
    if (hasPictures) await addPicture(members.length);
    const write = async (turn: number) => {
      if (hasPictures && turn % writesPerPicture === 0) await addPicture(turn);
      else await user.edit(id);
    };
    members.push({ user, id, write });
  };
  while (members.length < people) await Promise.all(Array.from({ length: 4 }, join));
  return members;
}

/** Returns the same action in each run. Steps of 37 visit all of 100 evenly. */
export function actionOf(turn: number): Action {
  let place = (turn * 37) % 100;
  for (const action of actions) {
    if (place < action.share) return action;
    place -= action.share;
  }
  throw new Error("The shares of the actions do not make a hundred.");
}
