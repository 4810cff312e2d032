/** Samples of a server and its processes: memory, descriptors and files. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Sample {
  readonly seconds: number;
  readonly requests: number;
  /** Resident memory of all processes, in MiB. */
  readonly memory: number;
  readonly server_memory: number;
  /** Part of the server's memory that is not backed by files. */
  readonly server_anonymous: number;
  readonly workers: number;
  readonly workers_memory: number;
  /** JavaScript heap of the main thread, and memory outside of it that its objects hold, in MiB. */
  readonly heap: number;
  readonly external: number;
  readonly descriptors: number;
  /** Processor time of the server process so far, in seconds. */
  readonly processor: number;
  /** Files of SQLite and the whole data folder, in MiB. */
  readonly database: number;
  readonly log: number;
  readonly folder: number;
}

export interface Sampled {
  readonly pid: number;
  readonly dataDir: string;
  /** Address of its metrics. */
  readonly metrics: string;
}

/** Reads `/proc` and the metrics. */
export async function sample({ pid, dataDir, metrics }: Sampled): Promise<Omit<Sample, "seconds" | "requests">> {
  const workers = childrenOf(pid).map((child) => memoryOf(child).resident);
  const workersMemory = workers.reduce((sum, memory) => sum + memory, 0);
  const { resident, anonymous } = memoryOf(pid);
  const text = await (await fetch(metrics)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    memory: resident + workersMemory,
    server_memory: resident,
    server_anonymous: anonymous,
    workers: workers.length,
    workers_memory: workersMemory,
    heap: metric("nodejs_heap_size_used_bytes") / 2 ** 20,
    external: metric("nodejs_external_memory_bytes") / 2 ** 20,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    processor: metric("process_cpu_seconds_total"),
    database: mebibytesOf(join(dataDir, "octavo.db")),
    log: mebibytesOf(join(dataDir, "octavo.db-wal")),
    folder: readdirSync(dataDir, { recursive: true, encoding: "utf8" })
      .map((name) => mebibytesOf(join(dataDir, name)))
      .reduce((sum, size) => sum + size, 0),
  };
}

function childrenOf(pid: number): readonly number[] {
  const lists = readdirSync(`/proc/${pid}/task`).map((thread) => read(`/proc/${pid}/task/${thread}/children`));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function memoryOf(pid: number): { readonly resident: number; readonly anonymous: number } {
  const status = read(`/proc/${pid}/status`);
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) / 1024;
  return { resident: field("VmRSS"), anonymous: field("RssAnon") };
}

/** Returns "" for a process or thread that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const mebibytesOf = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 2 ** 20;

export function asCsv(samples: readonly Sample[]): string {
  const [first] = samples;
  if (!first) return "";
  const names = Object.keys(first) as (keyof Sample)[];
  const lines = samples.map((each) => names.map((name) => Math.round(each[name] * 10) / 10).join(","));
  return `${[names.join(","), ...lines].join("\n")}\n`;
}
