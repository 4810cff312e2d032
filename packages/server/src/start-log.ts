/** First and last words of the server process: lines on a terminal, JSON like the rest of the log elsewhere. */
import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { UnknownSetting } from "./config.ts";
import { describeStep } from "./upgrade/describe-step.ts";
import type { UpgradeStep } from "./upgrade/upgrade-site.ts";

export interface Started {
  readonly address: string;
  /** Folder or database. */
  readonly data: string;
  /** Code that the first account needs if it is created from another machine. Undefined if there are accounts. */
  readonly setupCode: string | undefined;
  readonly metrics: string | undefined;
}

/** Says where the server listens, at every log level. */
export function logStart(log: FastifyBaseLogger, started: Started): void {
  const sentence = `Octavo is running at ${started.address}`;
  const { data, setupCode, metrics } = started;
  if (!process.stdout.isTTY) return log.child({}, { level: "info" }).info({ data, setupCode, metrics }, sentence);
  const lines = [
    sentence,
    `Data: ${data}`,
    ...(setupCode === undefined
      ? []
      : [`Set-up code: ${setupCode} (needed if the first account is created from another machine)`]),
    ...(metrics === undefined ? [] : [`Metrics: ${metrics}`]),
  ];
  console.log(lines.join("\n"));
}

export function logUnknownSettings(log: FastifyBaseLogger, settings: readonly UnknownSetting[]): void {
  for (const { sentence, remedy } of settings) log.warn(`${sentence} ${remedy}`);
}

const [information, fatal] = [30, 60];

/** Says that the tables are migrated, before the server has a log. */
export function logUpgrade(step: UpgradeStep): void {
  const msg = describeStep(step);
  if (process.stdout.isTTY) return console.log(msg);
  console.log(JSON.stringify({ level: information, time: Date.now(), pid: process.pid, hostname: hostname(), msg }));
}

/** Says why the server does not start. Its own log may not exist yet. */
export function logFailedStart(msg: string, err?: Error): void {
  if (process.stderr.isTTY) return console.error(err?.stack ?? msg);
  const cause = err && { err: { type: err.name, message: err.message, stack: err.stack } };
  console.error(
    JSON.stringify({ level: fatal, time: Date.now(), pid: process.pid, hostname: hostname(), ...cause, msg }),
  );
}
