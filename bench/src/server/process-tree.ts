/** What a process and all that it has started take, as Linux counts it. */
import { readFileSync } from "node:fs";

/** Of the kernel's clock that counts processor time for programs: `getconf CLK_TCK`, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Milliseconds of processor time, user and system, those of processes included that have ended. */
export function cpuOfTree(root: number): number {
  return sumOver(root, (pid) => {
    const stat = read(pid, "stat");
    // Behind the name of the program, which may contain anything: utime, stime, cutime and cstime of proc(5).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return (ticks / ticksPerSecond) * 1000;
  });
}

/** Bytes of memory; what processes share, as the code of Node, counts once. Takes the processes some milliseconds. */
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

/** Empty for a process that has ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
