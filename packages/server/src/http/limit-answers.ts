import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { clientAddress } from "./client-address.ts";
import { callerOf } from "./contract-route.ts";
import * as messages from "./messages.ts";

const mebibyte = 1024 * 1024;

export interface AnswerLimits {
  /** Bytes that answers hold which their readers have not taken yet: of one user, of one address, of all. */
  readonly user: number;
  readonly address: number;
  readonly all: number;
  /** Without a byte taken; Node looks again after as long, and so it may be twice that. */
  readonly idleMilliseconds: number;
  /** For any answer, and beside it the time of the slowest line that is waited for. */
  readonly milliseconds: number;
  readonly bytesPerSecond: number;
}

const standardLimits: AnswerLimits = {
  user: 64 * mebibyte,
  // A school or an office may be behind it.
  address: 128 * mebibyte,
  all: 512 * mebibyte,
  idleMilliseconds: 20_000,
  milliseconds: 20_000,
  bytesPerSecond: 64 * 1024,
};

/** Smaller ones are in the system's hands at once. */
const smallBytes = 64 * 1024;
/** Of what comes from a file. */
const usualStream = { held: 256 * 1024, total: 16 * mebibyte };
const retryAfterSeconds = 5;

interface Weight {
  /** Bytes that are held until they are taken. */
  readonly held: number;
  readonly total: number;
}

const weights = new WeakMap<Readable, Weight>();

/** A stream as the body of an answer, and what it costs. */
export function weighed(stream: Readable, weight: Weight): Readable {
  weights.set(stream, weight);
  return stream;
}

/** Whoever asks and does not read: answers have a time to be taken in, and a budget of bytes that are not taken yet. */
export function limitAnswers(app: FastifyInstance, limits = standardLimits): void {
  const held = new Map<string, number>();

  const charge = (request: FastifyRequest, { held: bytes }: Weight): (() => void) => {
    const accounts = accountsOf(request, limits);
    for (const [name, limit] of accounts) {
      const before = held.get(name) ?? 0;
      if (before > 0 && before + bytes > limit)
        throw new ApiError("TOO_MANY_REQUESTS", messages.answersNotTaken, { retryAfterSeconds });
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

function accountsOf(request: FastifyRequest, limits: AnswerLimits): readonly (readonly [string, number])[] {
  const caller = callerOf(request);
  return [
    ...(caller ? ([[`user:${caller.userId}`, limits.user]] as const) : []),
    [`address:${clientAddress(request)}`, limits.address],
    ["all", limits.all],
  ];
}

function weigh(payload: unknown): Weight {
  if (payload instanceof Readable) return weights.get(payload) ?? usualStream;
  const isText = typeof payload === "string";
  const bytes = isText ? Buffer.byteLength(payload) : payload instanceof Uint8Array ? payload.byteLength : 0;
  return { held: bytes, total: bytes };
}

function endInTime({ raw }: FastifyReply, { total }: Weight, limits: AnswerLimits, release: () => void): void {
  const { idleMilliseconds, milliseconds, bytesPerSecond } = limits;
  // Node ends a connection on which nothing moves for so long; for the next request it sets another time.
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
