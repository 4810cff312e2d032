/** Preloaded into each measured process. Reports its resource usage on descriptor 3 at exit. */
import { readFileSync, writeSync } from "node:fs";
import { cpuOfEndedChildren } from "./server/process-tree.ts";

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const cpuMs = (user + system) / 1000 + cpuOfEndedChildren(process.pid);
  writeSync(3, JSON.stringify({ cpuMs, peakBytes: peakBytes() }));
});

/** Linux passes `maxRSS` on from the parent process, but not the peak of the process itself. */
function peakBytes(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
