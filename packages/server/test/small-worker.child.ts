/** A worker process for tests of queues. Its jobs need no documents. */
import type { JobRequest } from "../src/jobs/worker-process.ts";

process.on("message", ({ name, request }: JobRequest) => {
  process.send?.({ isStarted: true });
  if (name === "kill") process.kill(process.pid, "SIGKILL");
  if (name === "wait") return;
  if (name === "busy") use(Number(request));
  process.send?.({ outcome: { result: { pid: process.ppid, request } } });
});
/** Takes processor time, in milliseconds. */
function use(milliseconds: number): void {
  const start = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  while (used() < milliseconds) for (let i = 0; i < 1e6; i++);
}

process.on("disconnect", () => process.exit());
