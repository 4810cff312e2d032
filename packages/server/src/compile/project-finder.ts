import { errorMessages as messages } from "@octavo/contract";
import type { FastifyRequest } from "fastify";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { clientAddress } from "../http/client-address.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import {
  ownedProject,
  ownedRow,
  type PublicAddress,
  publicProject,
  publicRow,
  type StoredProject,
} from "../projects/store.ts";
import type { Database, ProjectRow } from "../store/tables.ts";

export interface FoundProject {
  readonly row: ProjectRow;
  /** User whose PDFs in 24 hours include this one. Undefined for visitors of a public project. */
  readonly maker: string | undefined;
  readonly open: () => Promise<StoredProject>;
}

/** Jobs that one address may start without an account. Cached results don't count. */
const anonymousJobs = { limit: 300, seconds: 300 } as const;

export class ProjectFinder {
  readonly #database: Database;
  readonly #limitRate: LimitRate;

  constructor(database: Database, limitRate: LimitRate) {
    this.#database = database;
    this.#limitRate = limitRate;
  }

  async owned({ userId }: Pick<Caller, "userId">, id: string): Promise<FoundProject> {
    const row = requireFound(await ownedRow(this.#database, userId, id), messages.projectNotFound);
    return {
      row,
      maker: userId,
      open: async () => requireFound(await ownedProject(this.#database, userId, id), messages.projectNotFound),
    };
  }

  async published(request: FastifyRequest, address: PublicAddress): Promise<FoundProject> {
    const row = requireFound(await publicRow(this.#database, address), messages.publicProjectNotFound);
    const open = async () => {
      await this.#limitRate(`render:${clientAddress(request)}`, anonymousJobs);
      return requireFound(await publicProject(this.#database, address), messages.publicProjectNotFound);
    };
    return { row, maker: undefined, open };
  }
}

/** Page count of the current compiled PDF. Throws an `ApiError` if there is none. */
export function requireCompiled({ compiled_hash, compiled_pages, content_hash }: ProjectRow): number {
  if (compiled_pages === null || compiled_hash !== content_hash) throw new ApiError("NOT_FOUND", messages.notCompiled);
  return compiled_pages;
}
