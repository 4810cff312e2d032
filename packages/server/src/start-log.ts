/** First and last words of the server process: lines on a terminal, JSON like the rest of the log elsewhere. */
import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { UnknownSetting } from "./config.ts";

export interface Started {
  readonly address: string;
  /** Folder or database. */
  readonly data: string;
  readonly metrics: string | undefined;
}

/** Says where the server listens, at every log level. */
export function logStart(log: FastifyBaseLogger, started: Started): void {
  const sentence = `Octavo is running at ${started.address}`;
  const { data, metrics } = started;
  if (process.stdout.isTTY)
    console.log([sentence, `Data: ${data}`, ...(metrics === undefined ? [] : [`Metrics: ${metrics}`])].join("\n"));
  else log.child({}, { level: "info" }).info({ data, metrics }, sentence);
}

export function logUnknownSettings(log: FastifyBaseLogger, settings: readonly UnknownSetting[]): void {
  for (const { sentence, remedy } of settings) log.warn(`${sentence} ${remedy}`);
}

const fatal = 60;

/** Says why the server does not start. Its own log may not exist yet. */
export function logFailedStart(msg: string, err?: Error): void {
  if (process.stderr.isTTY) return console.error(err?.stack ?? msg);
  const cause = err && { err: { type: err.name, message: err.message, stack: err.stack } };
  console.error(
    JSON.stringify({ level: fatal, time: Date.now(), pid: process.pid, hostname: hostname(), ...cause, msg }),
  );
}
