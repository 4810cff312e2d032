import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import * as messages from "../http/messages.ts";
import {
  ownedProject,
  ownedRow,
  type PublicAddress,
  publicProject,
  publicRow,
  type StoredProject,
} from "../projects/store.ts";
import type { Database, ProjectRow } from "../store/tables.ts";

/** A project that its finder may read. */
export interface FoundProject {
  readonly row: ProjectRow;
  /** With its document, as it is by now: for who has to make something of it. */
  readonly open: () => Promise<StoredProject>;
}

/** Jobs that one address may cause without an account: what is at hand already costs nothing and is not counted. */
const anonymousJobs = { limit: 300, seconds: 300 } as const;

export class ProjectFinder {
  readonly #database: Database;
  readonly #limitRate: LimitRate;

  constructor(database: Database, limitRate: LimitRate) {
    this.#database = database;
    this.#limitRate = limitRate;
  }

  async owned({ userId }: Caller, id: string): Promise<FoundProject> {
    const row = known(await ownedRow(this.#database, userId, id), messages.projectNotFound);
    return { row, open: async () => known(await ownedProject(this.#database, userId, id), messages.projectNotFound) };
  }

  async published(request: FastifyRequest, address: PublicAddress): Promise<FoundProject> {
    const row = known(await publicRow(this.#database, address), messages.publicProjectNotFound);
    const open = async () => {
      await this.#limitRate(`render:${clientAddress(request)}`, anonymousJobs);
      return known(await publicProject(this.#database, address), messages.publicProjectNotFound);
    };
    return { row, open };
  }
}

/** Pages of the compiled PDF that no later edit has made stale. */
export function requireCompiled({ compiled_hash, compiled_pages, content_hash }: ProjectRow): number {
  if (compiled_pages === null || compiled_hash !== content_hash) throw new ApiError("NOT_FOUND", messages.notCompiled);
  return compiled_pages;
}

/** Also when it is somebody else's: whether it exists is nobody's business. */
function known<Found>(found: Found | undefined, message: string): Found {
  if (found === undefined) throw new ApiError("NOT_FOUND", message);
  return found;
}
