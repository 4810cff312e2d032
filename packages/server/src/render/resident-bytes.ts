import { readFileSync } from "node:fs";

/** Memory that a process takes, as Linux counts it; 0 where nobody says, or when it is gone. */
export function residentBytes(pid: number | undefined): number {
  if (pid === undefined || process.platform !== "linux") return 0;
  try {
    const [, kibibytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kibibytes) * 1024;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return 0;
    throw problem;
  }
}
