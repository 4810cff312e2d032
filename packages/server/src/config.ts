import { availableParallelism } from "node:os";
import * as z from "zod";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));
};

/** One thread is left to HTTP; more than four renderers help only a crowd. */
const usualWorkers = () => String(Math.max(1, Math.min(4, availableParallelism() - 1)));

const environment = z.object({
  PORT: wholeNumber(0, 65_535).prefault("3000"),
  HOST: z.string().default("127.0.0.1"),
  OCTAVO_LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  OCTAVO_WORKERS: wholeNumber(1, 64).prefault(usualWorkers),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Threads that render. */
  readonly workers: number;
}

/** A setting that cannot be used, in words for whoever set it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the environment once; a variable that is set to nothing counts as not set. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const { success, data, error } = environment.safeParse(set);
  if (success)
    return { port: data.PORT, host: data.HOST, logLevel: data.OCTAVO_LOG_LEVEL, workers: data.OCTAVO_WORKERS };
  const sentences = error.issues.map(
    ({ path, message }) => `${path.join(".")} ${message}, not "${set[String(path[0])]}".`,
  );
  throw new ConfigError(sentences.join("\n"));
}
