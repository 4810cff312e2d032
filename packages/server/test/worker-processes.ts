import { readdirSync, readFileSync } from "node:fs";

/** Ids of the worker processes that this test process started. */
export function workerProcesses(): readonly number[] {
  const isWorker = (pid: string) => {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === process.pid && command.includes("worker.main");
    } catch {
      // The process exited after the folder was read.
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isWorker(name))
    .map(Number);
}
