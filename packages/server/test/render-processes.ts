import { readdirSync, readFileSync } from "node:fs";

/** Ids of the render processes that this test process started, by their command line. */
export function renderProcesses(): readonly number[] {
  const isOurs = (pid: string) => {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === process.pid && command.includes("render-process.main");
    } catch {
      // It has ended since the folder was read.
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .map(Number);
}
