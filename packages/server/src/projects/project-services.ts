import { httpLimits } from "@octavo/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../http/caller.ts";
import type { Clock } from "../http/clock.ts";
import type { JobOptions } from "../jobs/job-scheduler.ts";
import type { Objects } from "../objects/objects.ts";
import type { ProfileCatalog } from "../profiles/profile-catalog.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";
import { jobOptions } from "../render/job-options.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Database } from "../store/tables.ts";
import type { WriteLock } from "./write-lock.ts";
import type { WriteSubscriber } from "./write-subscriber.ts";

/** Dependencies of everything that reads or writes projects and templates. */
export interface ProjectServices {
  readonly database: Database;
  readonly objects: Objects;
  readonly render: Renderer;
  readonly profiles: ProfileCatalog;
  readonly now: Clock;
  readonly writeLock: WriteLock;
  readonly quota: StorageQuota;
  readonly subscribers: readonly WriteSubscriber[];
}

/** User who sent a request, and the options of the jobs that it causes. */
export interface Author {
  readonly userId: string;
  readonly username: string;
  readonly job: JobOptions;
  /** Size of the request body. */
  readonly bytes: number;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

export function authorOf(exchange: Exchange): Author {
  const { userId, username } = exchange.caller;
  return { userId, username, job: jobOptions(exchange), bytes: bodyBytes(exchange.request) };
}

/** Returns the maximum if the request has no length. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return httpLimits.requestBytes;
  return Number(headers["content-length"] ?? 0);
}
