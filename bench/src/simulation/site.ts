/** A site as the simulation sees it: Caddy, nodes with their worker processes, and PostgreSQL. */

import { normal } from "../random.ts";
import { type CallName, callNames } from "../workload/calls.ts";
import type { MachineSize } from "./assumptions.ts";
import type { EventQueue } from "./event-queue.ts";
import { Lane, type Owner, RecentCosts } from "./lane.ts";
import { Machine } from "./machine.ts";
import { Disk, Station } from "./stations.ts";

/** Mean processor time in milliseconds, and its standard deviation by the mean. */
export interface PartCost {
  readonly mean: number;
  readonly variation: number;
}

/** Costs of a call in each part. `load` is that of the program that sends it. */
export interface CallCost {
  readonly load: PartCost;
  readonly caddy: PartCost;
  readonly http: PartCost;
  readonly workers: PartCost;
  readonly postgres: PartCost;
  /** Hash of a password, on a thread of its own. */
  readonly hash: PartCost;
}

export interface SiteOptions extends Omit<MachineSize, "coresOfDatabase"> {
  readonly nodes: number;
  /** Undefined: all parts share one machine with the cores of a node. */
  readonly coresOfDatabase: number | undefined;
  readonly syncMs: number;
  /** Queries of a request, one after the other. */
  readonly queries: number;
  readonly costs: Readonly<Record<CallName, CallCost>>;
}

/** The ends of requests of one kind. */
export interface Ends {
  readonly waits: number[];
  refused: number;
}

const writes: ReadonlySet<CallName> = new Set<CallName>(["describe", "save", "signIn"]);
/** Jobs that make a whole planner. */
const planners: ReadonlySet<CallName> = new Set<CallName>(["pdf"]);
const maxWaitingHashes = 100;
const laneLimits = { jobsPerOwner: 32, waiting: 128 };

interface Node {
  readonly machine: Machine;
  readonly http: Station;
  readonly connections: Station;
  readonly hashes: Station;
  readonly quick: Lane;
  readonly render: Lane;
  readonly costs: RecentCosts;
  /** Revision of each owner's last PDF, the least recently used first. */
  readonly pdfs: Map<Owner, number>;
  requests: number;
}

type Step = (next: () => void, refuse: () => void) => void;

export class Site {
  readonly #events: EventQueue;
  readonly #options: SiteOptions;
  readonly #random: () => number;
  readonly #nodes: readonly Node[];
  readonly #loads: Station;
  readonly #caddy: Station;
  readonly #disk: Disk;
  readonly #revisions = new Map<Owner, number>();
  readonly database: Machine;
  readonly ends = Object.fromEntries(callNames.map((call) => [call, { waits: [], refused: 0 }])) as unknown as Record<
    CallName,
    Ends
  >;

  constructor(events: EventQueue, options: SiteOptions, random: () => number) {
    this.#events = events;
    this.#options = options;
    this.#random = random;
    const { coresPerNode, coresOfDatabase } = options;
    const shared = coresOfDatabase === undefined ? new Machine(events, coresPerNode) : undefined;
    this.database = shared ?? new Machine(events, coresOfDatabase ?? coresPerNode);
    // Caddy is no bottleneck, and the program that sends requests is none of the site.
    const front = shared ?? new Machine(events, unlimited);
    this.#caddy = new Station(front, { threads: unlimited });
    this.#loads = new Station(front, { threads: shared ? 1 : unlimited });
    this.#disk = new Disk(events, options.syncMs);
    this.#nodes = Array.from({ length: options.nodes }, () => this.#node(shared ?? new Machine(events, coresPerNode)));
  }

  #node(machine: Machine): Node {
    const { coresPerNode, workersPerNode, poolPerNode } = this.#options;
    const costs = new RecentCosts(() => this.#events.now);
    const laneOf = (running: number) =>
      new Lane({ ...laneLimits, running, runningPerOwner: Math.ceil(running / 2) }, (owner) => costs.of(owner));
    return {
      machine,
      http: new Station(machine, { threads: 1 }),
      connections: new Station(this.database, { threads: poolPerNode }),
      hashes: new Station(machine, { threads: Math.max(1, Math.min(3, coresPerNode - 1)), limit: maxWaitingHashes }),
      quick: laneOf(Math.ceil(workersPerNode / 2)),
      render: laneOf(workersPerNode),
      costs,
      pdfs: new Map(),
      requests: 0,
    };
  }

  /** Machines of the nodes, each once. */
  get machines(): readonly Machine[] {
    return [...new Set(this.#nodes.map(({ machine }) => machine))];
  }

  /** Largest numbers of any node: requests in progress, jobs that wait, and hashes that wait. */
  get queues(): { readonly requests: number; readonly jobs: number; readonly hashes: number } {
    const most = (of: (node: Node) => number) => Math.max(...this.#nodes.map(of));
    return {
      requests: most(({ requests }) => requests),
      jobs: most(({ quick, render }) => quick.waiting + render.waiting),
      hashes: most(({ hashes }) => hashes.waiting),
    };
  }

  /** Sends a request of an owner, and calls `onEnd` when it is answered or refused. */
  request(call: CallName, owner: Owner, onEnd: () => void): void {
    const start = this.#events.now;
    const node = this.#leastBusy();
    node.requests++;
    const done = call === "pdf" && this.#hasPdf(node, owner) ? "pdfAgain" : call;
    if (call === "describe" || call === "save") this.#revisions.set(owner, this.#revisionOf(owner) + 1);
    const steps = this.#steps(node, done, owner);
    const end = (isRefused: boolean) => {
      node.requests--;
      if (isRefused) this.ends[call].refused++;
      else this.ends[call].waits.push(this.#events.now - start);
      onEnd();
    };
    const refuse = () => end(true);
    const run = (index: number) => {
      const step = steps[index];
      if (step) step(() => run(index + 1), refuse);
      else end(false);
    };
    run(0);
  }

  /** Makes a nightly edition that costs as much as some PDFs, on the nodes in turn. */
  makeEdition(index: number, pdfs: number): void {
    const node = this.#nodes[index % this.#nodes.length] as Node;
    const work = pdfs * lognormal(this.#random, this.#options.costs.pdf.workers);
    this.#job(node, node.render, serverOwner, work)(ignore, ignore);
  }

  /** Work of each node that no request causes. */
  idleWork(http: number, postgres: number): void {
    for (const { http: thread, connections } of this.#nodes) {
      thread.serve(http, ignore);
      connections.serve(postgres, ignore);
    }
  }

  #steps(node: Node, call: CallName, owner: Owner): readonly Step[] {
    const { costs, queries } = this.#options;
    const sample = (part: keyof CallCost) => lognormal(this.#random, costs[call][part]);
    const [load, caddy, http, postgres] = [sample("load"), sample("caddy"), sample("http"), sample("postgres")];
    const [workers, hash] = [sample("workers"), sample("hash")];
    const at =
      (station: Station, work: number): Step =>
      (next, refuse) =>
        station.serve(work, next, refuse);
    const ofHttp = at(node.http, http / (queries + 1));
    const query = at(node.connections, postgres / queries);
    const lane = planners.has(call) ? node.render : node.quick;
    const before = Array.from({ length: queries - 1 }, () => [ofHttp, query]).flat();
    return [
      at(this.#loads, load / 2),
      at(this.#caddy, caddy / 2),
      ...before,
      ...(hash > 0 ? [at(node.hashes, hash)] : []),
      ...(workers > 0 ? [this.#job(node, lane, owner, workers)] : []),
      ofHttp,
      query,
      ...(writes.has(call) ? [((next) => this.#disk.commit(next)) satisfies Step] : []),
      ofHttp,
      at(this.#caddy, caddy / 2),
      at(this.#loads, load / 2),
    ];
  }

  #job(node: Node, lane: Lane, owner: Owner, work: number): Step {
    const isPlanner = lane === node.render && owner !== serverOwner;
    return (next, refuse) => {
      const run = () =>
        node.machine.run(work, "low", () => {
          node.costs.charge(owner, work);
          if (isPlanner) this.#keepPdf(node, owner);
          lane.release(owner);
          next();
        });
      lane.acquire(owner, run, refuse);
    };
  }

  /** Like Caddy's `least_conn`. Of nodes with the same number, one by chance. */
  #leastBusy(): Node {
    const least = Math.min(...this.#nodes.map(({ requests }) => requests));
    const all = this.#nodes.filter(({ requests }) => requests === least);
    return all[Math.floor(this.#random() * all.length)] as Node;
  }

  #revisionOf(owner: Owner): number {
    return this.#revisions.get(owner) ?? 0;
  }

  #hasPdf({ pdfs }: Node, owner: Owner): boolean {
    return pdfs.get(owner) === this.#revisionOf(owner);
  }

  #keepPdf({ pdfs }: Node, owner: Owner): void {
    pdfs.delete(owner);
    pdfs.set(owner, this.#revisionOf(owner));
    const [oldest] = pdfs.keys();
    if (pdfs.size > this.#options.keptPdfs && oldest !== undefined) pdfs.delete(oldest);
  }
}

/** More threads or cores than any load uses. */
const unlimited = 10_000;
const serverOwner: Owner = -1;
const ignore = () => undefined;

/** Returns a random number of a lognormal distribution, as times of work with a long tail have it. */
export function lognormal(random: () => number, { mean, variation }: PartCost): number {
  if (mean <= 0) return 0;
  if (variation === 0) return mean;
  const variance = Math.log(1 + variation ** 2);
  return Math.exp(Math.log(mean) - variance / 2 + Math.sqrt(variance) * normal(random));
}
