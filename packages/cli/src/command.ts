import type { Arguments, Options } from "./parse-arguments.ts";

/** What a command is, in a file of its own that is loaded when it is called. */
export interface Command {
  /** What `octavo help NAME` prints. */
  readonly help: string;
  readonly options: Options;
  /** Answers with the exit code. */
  readonly run: (given: Arguments) => Promise<number>;
}

export const exitCodes = {
  fine: 0,
  /** The documents have errors. */
  documents: 1,
  /** The command line is wrong, or a file cannot be read or written. */
  usage: 2,
  /** A mistake of ours: EX_SOFTWARE of sysexits.h. */
  ours: 70,
} as const;

/** A problem that whoever typed the command can do something about: printed as it is, without a stack. */
export class UsageProblem extends Error {
  /** A name that nobody knows, and those that somebody does. */
  readonly unknown: { readonly name: string; readonly known: readonly string[]; readonly see: string } | undefined;

  constructor(message: string, { unknown, ...options }: ErrorOptions & { unknown?: UsageProblem["unknown"] } = {}) {
    super(message, options);
    this.unknown = unknown;
  }
}
