import { quantile } from "../measure.ts";
import { type Effort, grouped, megabytes, milliseconds, type Row } from "../row.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import { watchMemory } from "../server/watch-memory.ts";

const people = 100;
/** Of the clock. */
const shortest = 4000;

interface Member {
  readonly user: StudioUser;
  readonly id: string;
}

type Kind = "read" | "write" | "render";

interface Action {
  readonly kind: Kind;
  /** Of a hundred actions. */
  readonly share: number;
  readonly act: (member: Member, turn: number) => Promise<unknown>;
}

/** What people do all day: mostly look, now and then write, and seldom have something made, each time of new content. */
const actions: readonly Action[] = [
  { kind: "read", share: 45, act: ({ user }) => user.call("GET", "/api/projects") },
  { kind: "read", share: 30, act: ({ user, id }) => user.call("GET", `/api/projects/${id}`) },
  { kind: "read", share: 10, act: ({ user }) => user.call("GET", "/api/public/projects") },
  { kind: "write", share: 10, act: ({ user, id }) => user.edit(id) },
  {
    kind: "render",
    share: 4,
    act: ({ user, id }, turn) => user.call("GET", `/api/projects/${id}/preview?page=${turn}`),
  },
  { kind: "render", share: 1, act: ({ user, id }) => user.call("GET", `/api/projects/${id}/pdf`) },
];

/** A hundred people at once, none of whom ever pauses: what the server gets done, and how long each waits for it. */
export async function crowdRows({ repetitions }: Effort): Promise<Row[]> {
  const { waits, seconds, peakBytes } = await withServer((server) => crowd(server, shortest + 600 * repetitions));
  const all = Object.values(waits).flat();
  const row = { other: "–", target: "–" };
  const kinds: readonly (readonly [Kind, string])[] = [
    ["read", "reading"],
    ["write", "writing"],
    ["render", "having a page or a PDF of 478 pages made"],
  ];
  return [
    {
      ...row,
      what: `${people} people at once: requests`,
      ours: `${grouped(Math.round(all.length / seconds))} a second, memory of all processes ${megabytes(peakBytes)}`,
    },
    ...kinds.map(([kind, name]) => ({
      ...row,
      what: `${people} people at once: ${name}, by the clock`,
      ours: `p50 ${milliseconds(quantile(waits[kind], 0.5))}, p99 ${milliseconds(quantile(waits[kind], 0.99))}`,
    })),
  ];
}

async function crowd(server: RunningServer, milliseconds: number) {
  const members = await gather(server.origin);
  const waits: Record<Kind, number[]> = { read: [], write: [], render: [] };
  const start = performance.now();
  const live = async (member: Member, index: number) => {
    for (let turn = index; performance.now() < start + milliseconds; turn++) {
      const { kind, act } = actionOf(turn);
      const before = performance.now();
      await act(member, turn);
      waits[kind].push(performance.now() - before);
    }
  };
  const { peakBytes } = await watchMemory(server, () => Promise.all(members.map(live)));
  return { waits, seconds: (performance.now() - start) / 1000, peakBytes };
}

/** A few at a time: hashing a password takes its time on purpose. */
async function gather(origin: string): Promise<readonly Member[]> {
  const members: Member[] = [];
  while (members.length < people)
    members.push(
      ...(await Promise.all(
        Array.from({ length: 4 }, async () => {
          const user = await StudioUser.register(origin);
          return { user, id: await user.createPlanner() };
        }),
      )),
    );
  return members;
}

/** Spread evenly, and the same in every run: steps of 37 visit all of a hundred. */
function actionOf(turn: number): Action {
  let place = (turn * 37) % 100;
  for (const action of actions) {
    if (place < action.share) return action;
    place -= action.share;
  }
  throw new Error("The shares of the actions do not make a hundred.");
}
