import { readFileSync } from "node:fs";

/** USER_HZ, which Linux reports to programs as 100 on every architecture that Node supports. */
const ticksPerSecond = 100;

/** User and system time of a process since its start; undefined on other systems than Linux, or when it is gone. */
export function processorSeconds(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the name in brackets, may contain spaces. After it, utime and stime are fields 12 and 13.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch (problem) {
    // ESRCH: the process ended while its file was read.
    if (problem instanceof Error && "code" in problem && ["ENOENT", "ESRCH"].includes(String(problem.code)))
      return undefined;
    throw problem;
  }
}
