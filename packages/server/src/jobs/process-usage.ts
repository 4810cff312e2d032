/** Processor time and memory of other processes, as Linux reports them under /proc. */
import { readFileSync } from "node:fs";

/** USER_HZ, which Linux reports to programs as 100 on every architecture that Node.js supports. */
const ticksPerSecond = 100;

/** User and system time since the process started. Undefined if it has exited, or on systems other than Linux. */
export function processorSeconds(pid: number | undefined): number | undefined {
  const stat = readProcFile(pid, "stat");
  if (stat === undefined) return undefined;
  // The second field is the name in brackets, which may contain spaces. After it, utime and stime are fields 12 and 13.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory. 0 if the process has exited, or on systems other than Linux. */
export function residentBytes(pid: number | undefined): number {
  const [, kibibytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readProcFile(pid, "status") ?? "") ?? [];
  return Number(kibibytes) * 1024;
}

function readProcFile(pid: number | undefined, name: "stat" | "status"): string | undefined {
  if (pid === undefined || process.platform !== "linux") return undefined;
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch (problem) {
    // ESRCH: the process exited while its file was read.
    if (problem instanceof Error && "code" in problem && ["ENOENT", "ESRCH"].includes(String(problem.code)))
      return undefined;
    throw problem;
  }
}
