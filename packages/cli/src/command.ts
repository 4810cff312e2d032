import type { Arguments, Options } from "./parse-arguments.ts";

/** A command. Its file is loaded on demand. */
export interface Command {
  /** Text of `octavo help NAME`. */
  readonly help: string;
  readonly options: Options;
  /** Returns the exit code. */
  readonly run: (given: Arguments) => Promise<number>;
}

export const exitCodes = {
  fine: 0,
  /** The documents have errors. */
  documents: 1,
  /** The command line is wrong, or a file cannot be read or written. */
  usage: 2,
  /** Internal error: EX_SOFTWARE of sysexits.h. */
  ours: 70,
} as const;

/** Error that the user can fix. Printed without a stack. */
export class UsageError extends Error {
  /** An unknown name and the known ones, for a suggestion. */
  readonly unknown: { readonly name: string; readonly known: readonly string[]; readonly see: string } | undefined;

  constructor(message: string, { unknown, ...options }: ErrorOptions & { unknown?: UsageError["unknown"] } = {}) {
    super(message, options);
    this.unknown = unknown;
  }
}
