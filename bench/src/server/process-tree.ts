/** Resource usage of a process and its children, from Linux's /proc. */
import { readdirSync, readFileSync } from "node:fs";

/** Resolution of the kernel's processor time: `getconf CLK_TCK`, which is 100 on all Linux systems that Node supports. */
const ticksPerSecond = 100;

/** Returns user and system time in milliseconds, including processes that have ended. */
export function cpuOfTree(root: number): number {
  return sumOver(root, (pid) => timesOf(pid).reduce((sum, time) => sum + time, 0));
}

/** Returns user and system time in milliseconds of the process alone. */
export function cpuOfProcess(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/**
 * Returns the time of all threads on a processor in milliseconds, with a resolution of the kernel's clock. Threads and processes that
 * have ended don't count.
 */
export function exactCpuOfProcess(pid: number): number {
  const threads = entries(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => Number(read(pid, `task/${thread}/schedstat`).split(" ")[0]));
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** Returns the same over a process and its children. */
export function exactCpuOfTree(root: number): number {
  return sumOver(root, exactCpuOfProcess);
}

/** Returns the processor time of the machine in milliseconds, since its start. */
export function cpuOfMachine(): number {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/ +/).slice(1).map(Number);
  return ((user + nice + system + irq + softirq) / ticksPerSecond) * 1000;
}

/** Returns user and system time in milliseconds of the children of a process that have ended. */
export function cpuOfEndedChildren(pid: number): number {
  const [, , user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** Returns utime, stime, cutime and cstime of proc(5) in milliseconds. */
function timesOf(pid: number): readonly number[] {
  const stat = read(pid, "stat");
  // After the program name, which may contain any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).map((field) => (Number(field) / ticksPerSecond) * 1000);
}

/**
 * Returns memory in bytes. Shared memory, such as Node's code, is counted once. Takes some milliseconds of the processes'
 * time.
 */
export function memoryOfTree(root: number): number {
  return sumOver(root, (pid) => {
    const [, kibibytes = "0"] = /^Pss:\s+(\d+)/m.exec(read(pid, "smaps_rollup")) ?? [];
    return Number(kibibytes) * 1024;
  });
}

function sumOver(root: number, of: (pid: number) => number): number {
  return tree(root).reduce((sum, pid) => sum + of(pid), 0);
}

function tree(root: number): readonly number[] {
  const children = read(root, `task/${root}/children`).split(" ").filter(Boolean).map(Number);
  return [root, ...children.flatMap(tree)];
}

/** Returns no entries of a process that has ended. */
function entries(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns an empty text for a process that has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
