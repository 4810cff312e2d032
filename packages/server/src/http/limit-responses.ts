import { Readable } from "node:stream";
import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { clientAddress } from "./client-address.ts";
import { callerOf } from "./contract-route.ts";

const mebibyte = 1024 * 1024;

export interface ResponseLimits {
  /** Maximum bytes of unread responses, for one user, one address and the server. */
  readonly user: number;
  readonly address: number;
  readonly all: number;
  /** Time without progress. Node.js checks at this interval, so it may take twice as long. */
  readonly idleMilliseconds: number;
  /** Time for any response, plus the time at the lowest supported speed. */
  readonly milliseconds: number;
  readonly bytesPerSecond: number;
}

const standardLimits: ResponseLimits = {
  user: 64 * mebibyte,
  // Many users may share an address.
  address: 128 * mebibyte,
  all: 512 * mebibyte,
  idleMilliseconds: 20_000,
  milliseconds: 20_000,
  bytesPerSecond: 64 * 1024,
};

/** Smaller responses fit into the socket buffer. */
const smallBytes = 64 * 1024;
/** Values for file streams. */
const defaultStream = { held: 256 * 1024, total: 16 * mebibyte };
const retryAfterSeconds = 5;

interface Weight {
  /** Bytes in memory until the client reads them. */
  readonly held: number;
  readonly total: number;
}

const weights = new WeakMap<Readable, Weight>();

/** Records the size of a stream for the limits. */
export function withStreamSize(stream: Readable, weight: Weight): Readable {
  weights.set(stream, weight);
  return stream;
}

/**
 * Protects against clients that don't read responses: limits the time of each response and the memory of all unread
 * ones.
 */
export function limitResponses(app: FastifyInstance, limits = standardLimits): void {
  const held = new Map<string, number>();

  const charge = (request: FastifyRequest, { held: bytes }: Weight): (() => void) => {
    const accounts = accountsOf(request, limits);
    for (const [name, limit] of accounts) {
      const before = held.get(name) ?? 0;
      if (before > 0 && before + bytes > limit)
        throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyUnreadResponses, { retryAfterSeconds });
    }
    const add = (change: number) => {
      for (const [name] of accounts) {
        const sum = (held.get(name) ?? 0) + change;
        if (sum > 0) held.set(name, sum);
        else held.delete(name);
      }
    };
    add(bytes);
    return () => add(-bytes);
  };

  app.addHook("onSend", async (request, reply, payload) => {
    const weight = weigh(payload);
    try {
      const release = weight.held > smallBytes ? charge(request, weight) : () => undefined;
      endInTime(reply, weight, limits, release);
    } catch (problem) {
      if (payload instanceof Readable) payload.destroy();
      reply.removeHeader("etag").removeHeader("content-disposition");
      throw problem;
    }
  });
}

function accountsOf(request: FastifyRequest, limits: ResponseLimits): readonly (readonly [string, number])[] {
  const caller = callerOf(request);
  return [
    ...(caller ? ([[`user:${caller.userId}`, limits.user]] as const) : []),
    [`address:${clientAddress(request)}`, limits.address],
    ["all", limits.all],
  ];
}

/** Number of bytes of a response, or an estimate for streams. */
export function responseBytes(payload: unknown): number {
  return weigh(payload).total;
}

function weigh(payload: unknown): Weight {
  if (payload instanceof Readable) return weights.get(payload) ?? defaultStream;
  const isText = typeof payload === "string";
  const bytes = isText ? Buffer.byteLength(payload) : payload instanceof Uint8Array ? payload.byteLength : 0;
  return { held: bytes, total: bytes };
}

function endInTime({ raw }: FastifyReply, { total }: Weight, limits: ResponseLimits, release: () => void): void {
  const { idleMilliseconds, milliseconds, bytesPerSecond } = limits;
  // Node.js closes idle connections after this time. It sets another timeout for the next request.
  raw.socket?.setTimeout?.(idleMilliseconds);
  const deadline = setTimeout(() => raw.destroy(), milliseconds + (total / bytesPerSecond) * 1000).unref();
  let isOver = false;
  const over = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(deadline);
    release();
  };
  raw.once("finish", over);
  raw.once("close", over);
}
