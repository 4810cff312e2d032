import type { MatrixProblem, NamedValues, NameProblem } from "@octavo/starters";
import { fileNameTokens, mostVariants } from "@octavo/starters";
import { UsageError } from "../command.ts";
import { formatNumber } from "../terminal.ts";

const see = "octavo help build";

export function matrixError({ axis, value, code, known }: MatrixProblem): UsageError {
  const listed = known.join(", ");
  switch (code) {
    case "unknown_axis":
      return new UsageError(`--matrix has no axis "${axis}". It has ${listed}.`, {
        unknown: { name: axis, known, see },
      });
    case "no_values":
      return new UsageError(`--matrix ${axis}= has no values. Name some, separated by commas, or leave ${axis} out.`);
    case "unknown_device":
      return unknownDevice(value, known);
    case "unknown_language":
      return new UsageError(
        `--matrix locales: there is no language "${value}". Languages are tags such as en, pl or pt-BR.`,
      );
    case "unknown_hand":
    case "unknown_weekday":
      return new UsageError(`--matrix ${axis}: there is no "${value}". It can be ${listed}.`);
    case "too_many":
      return new UsageError(
        `The matrix has ${formatNumber(Number(value))} variants, and ${formatNumber(mostVariants)} are allowed. Divide it into several commands.`,
      );
    case "unsuitable_device":
      return new UsageError(
        `--matrix devices: the planner's starter does not fit "${value}", because text and links would be too small on its screen. Leave it out.`,
      );
    case "no_hand":
      return new UsageError(
        "--matrix hands: these designs have no left-handed variant, because nothing in them changes sides. Leave hands out.",
      );
  }
}

/** Ids that contain the written one are listed: "kindle" may be any of several devices. */
function unknownDevice(value: string, known: readonly string[]): UsageError {
  const sentence = `--matrix devices: there is no device profile "${value}".`;
  const wanted = value.toLowerCase();
  const containing = known.filter((id) => wanted !== "" && id.includes(wanted) && !id.endsWith("-landscape"));
  const alike = containing.slice(0, mostAlike);
  if (alike.length > 1) return new UsageError(`${sentence} Did you mean ${alike.join(", ")}? See: octavo profiles`);
  return new UsageError(sentence, { unknown: { name: value, known, see: "octavo profiles" } });
}

const mostAlike = 4;

/** Says also what to change. */
export function nameError(problem: NameProblem, pattern: string): UsageError {
  if (problem.code === "unknown_token")
    return new UsageError(`The file name "${pattern}" has an unknown token {${problem.token}}.`, {
      unknown: {
        name: problem.token,
        known: fileNameTokens satisfies readonly (keyof NamedValues | "weekstart")[],
        see,
      },
    });
  if (problem.code === "no_rows")
    return new UsageError(`The file name "${pattern}" has {row}, which goes with the rows of a list: --each LIST`);
  const tokens = problem.tokens.map((token) => `{${token}}`).join(" or ");
  return new UsageError(`Two variants would have the file name "${problem.name}". Add ${tokens} to "${pattern}".`);
}
