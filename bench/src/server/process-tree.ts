import { readdirSync, readFileSync } from "node:fs";

/** What a process and all that it has started take, as Linux counts it. */
export interface TreeUsage {
  /** Memory at present; what processes share, as the code of Node, counts once. */
  readonly bytes: number;
  /** Of the processor, user and system, those included that have ended. */
  readonly cpuMs: number;
}

/** Of the kernel's clock, which counts processor time for programs: `getconf CLK_TCK`, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

export function treeUsage(root: number): TreeUsage {
  const usages = tree(root).map(usageOf);
  const sum = (key: keyof TreeUsage) => usages.reduce((total, usage) => total + usage[key], 0);
  return { bytes: sum("bytes"), cpuMs: sum("cpuMs") };
}

function tree(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc"))
    if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(read(Number(name), "stat")));
  const isWithin = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && isWithin(parents.get(pid)));
  return [...parents.keys()].filter(isWithin);
}

function usageOf(pid: number): TreeUsage {
  const [, kibibytes = "0"] = /^Pss:\s+(\d+)/m.exec(read(pid, "smaps_rollup")) ?? [];
  // Behind the name of the program, which may contain anything: utime, stime, cutime and cstime of proc(5).
  const ticks = fieldsOf(read(pid, "stat"))
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0);
  return {
    bytes: Number(kibibytes) * 1024,
    cpuMs: (ticks / ticksPerSecond) * 1000,
  };
}

function parentOf(stat: string): number {
  return Number(fieldsOf(stat)[1] ?? 0);
}

function fieldsOf(stat: string): readonly string[] {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Empty for a process that has ended meanwhile. */
function read(pid: number, file: "stat" | "smaps_rollup"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
