import { parseArgs } from "node:util";

/** A command. Its file is loaded on demand. */
export interface Command {
  readonly help: string;
  readonly options: Options;
  readonly run: (given: Arguments) => Promise<number>;
}

export const exitCodes = {
  fine: 0,
  /** The documents have errors. */
  documents: 1,
  /** `octavo doctor` found errors. */
  unhealthy: 1,
  /** The command line is invalid, or a file can't be read or written. */
  usage: 2,
  /** Handwriting in the earlier PDF would be lost or displaced. */
  unsafe: 3,
  /** `octavo refresh` made no new edition, because it would be the same. */
  unchanged: 4,
  /** `octavo upgrade --check` found an upgrade that can be made. */
  due: 5,
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

export type Options = Readonly<Record<string, { readonly type: "string" | "boolean"; readonly short?: string }>>;

export class Arguments {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, string | true>;
  readonly #repeated: ReadonlyMap<string, readonly string[]>;

  /** `repeated` has all values of an option, and `values` the last one. */
  constructor(
    positionals: readonly string[],
    values: ReadonlyMap<string, string | true>,
    repeated: ReadonlyMap<string, readonly string[]>,
  ) {
    this.positionals = positionals;
    this.#values = values;
    this.#repeated = repeated;
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return value === true ? undefined : value;
  }

  /** Values of an option that can be repeated, as they are written. */
  values(name: string): readonly string[] {
    return this.#repeated.get(name) ?? [];
  }

  /** Values of an option that can be repeated, also between commas. */
  list(name: string): readonly string[] {
    const written = this.values(name).flatMap((value) => value.split(","));
    return written.map((value) => value.trim()).filter((value) => value !== "");
  }

  flag(name: string): boolean {
    return this.#values.has(name);
  }

  /** Returns a number within bounds, or undefined if the option is missing. Throws a `UsageError`. */
  number(name: string, min: number, max: number, whole = false): number | undefined {
    const written = this.text(name);
    if (written === undefined) return undefined;
    const value = written.trim() === "" ? Number.NaN : Number(written);
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    throw new UsageError(
      `--${name} must be a ${whole ? "whole " : ""}number from ${min} to ${max}, and is "${written}".`,
    );
  }
}

/** Uses Node's parser for tokens only, because its error messages are technical. */
export function parseArguments(command: string, args: readonly string[], options: Options): Arguments {
  const positionals: string[] = [];
  const values = new Map<string, string | true>();
  const repeated = new Map<string, string[]>();
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const known = options[token.name];
    if (!known) throw unknownOption(command, token.rawName, options);
    const value = known.type === "string" ? valueOf(token) : flagOf(token);
    values.set(token.name, value);
    if (value !== true) repeated.set(token.name, [...(repeated.get(token.name) ?? []), value]);
  }
  return new Arguments(positionals, values, repeated);
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** An option in place of a value means that the value is missing. "-" alone is a value. */
function valueOf({ rawName, value, inlineValue }: OptionToken): string {
  const forgotten = value === undefined || value === "" || (!inlineValue && /^-./.test(value));
  if (forgotten) throw new UsageError(`${rawName} needs a value after it.`);
  return value;
}

function flagOf({ rawName, value }: OptionToken): true {
  if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  return true;
}

function unknownOption(command: string, name: string, options: Options): UsageError {
  const known = [...Object.keys(options), "help"].map((option) => `--${option}`);
  return new UsageError(`octavo ${command} has no option ${name}.`, {
    unknown: { name, known, see: `octavo help ${command}` },
  });
}
