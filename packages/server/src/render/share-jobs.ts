import { randomUUID } from "node:crypto";
import packageJson from "../../package.json" with { type: "json" };
import { SharedJobs } from "../shared-jobs/shared-jobs.ts";
import { SharedQueue } from "../shared-jobs/shared-queue.ts";
import type { Store } from "../store/open-store.ts";
import type { Renderer } from "./renderer.ts";
import { rendererVersion } from "./renderer-version.ts";

/** Servers run jobs of the same program only, because their results must not depend on the server. */
const version = [packageJson.version, rendererVersion, process.version].join(" ");

/** Shares long jobs with the other servers of the site. Returns undefined on SQLite, where there are no others. */
export function shareJobs(
  render: Renderer,
  { database, listen }: Pick<Store, "database" | "listen">,
  onProblem: (problem: unknown) => void,
): SharedJobs | undefined {
  if (!listen) return undefined;
  const queue = new SharedQueue({ database, node: randomUUID(), version });
  const shared = new SharedJobs(render.host, { queue, listen, onProblem });
  render.share(shared);
  shared.start();
  return shared;
}
