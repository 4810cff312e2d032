/** Needs root, as the cluster does. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("./network.child.ts", import.meta.url));
const namespacesOf = (pid: number | undefined) =>
  execFileSync("ip", ["netns", "list"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter((line) => line.includes(`octavo-bench-${pid}-`));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.getuid?.() !== 0)("the namespaces of a cluster", () => {
  test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
    "are deleted with their processes if the bench ends by %s",
    async (signal) => {
      const bench = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
      const [line] = (await once(bench.stdout, "data")) as [Buffer];
      const { pid, answer } = JSON.parse(line.toString()) as { readonly pid: number; readonly answer: string };
      expect(answer).toBe("hello from 10.77.0.1");
      expect(namespacesOf(bench.pid)).toHaveLength(3);
      expect(isAlive(pid)).toBe(true);
      bench.kill(signal);
      await once(bench, "exit");
      await expect.poll(() => namespacesOf(bench.pid), { timeout: 20_000 }).toEqual([]);
      // Its exit status must be read, too.
      await expect.poll(() => isAlive(pid)).toBe(false);
    },
  );
});
