import { type Arguments, type Options, UsageError } from "../command.ts";

export const matrixOptions: Options = {
  matrix: { type: "string" },
  zip: { type: "string" },
  jobs: { type: "string" },
  check: { type: "boolean" },
};

/** Throws a `UsageError` for options that need `--matrix`. */
export function requireMatrix(given: Arguments): void {
  const name = Object.keys(matrixOptions).find((option) => option !== "matrix" && given.flag(option));
  if (name === "check") throw new UsageError("--check goes with --matrix. For one planner, use: octavo check");
  if (name !== undefined)
    throw new UsageError(`--${name} goes with --matrix, as in: --matrix devices=remarkable-2,kindle-scribe`);
}
