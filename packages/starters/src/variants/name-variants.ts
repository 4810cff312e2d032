import type { WeekStart } from "@octavo/engine";
import { plannerFileName } from "@octavo/foundation";
import { axes, type Hand, type Variant } from "./matrix.ts";

/** Values of a project, which tokens have if the variants do not differ in them. */
export interface NamedProject {
  readonly name: string;
  readonly device: string;
  readonly locale: string;
  readonly hand: Hand;
  readonly weekStart: WeekStart;
}

/** Values of a variant. The row is the name of its file, without its ending. */
export interface NamedValues extends NamedProject {
  readonly row: string | undefined;
}

export type NameProblem =
  /** The token is that of a row, and the variants have none. */
  | { readonly code: "no_rows" }
  | { readonly code: "unknown_token"; readonly token: string }
  /** `tokens` would make the names different. */
  | { readonly code: "same_name"; readonly name: string; readonly tokens: readonly string[] };

const valueOf = {
  name: ({ name }) => plannerFileName(name),
  device: ({ device }) => device || "no-device",
  locale: ({ locale }) => locale,
  hand: ({ hand }) => hand,
  weekstart: ({ weekStart }) => weekStart,
  row: ({ row = "" }) => row,
} satisfies Readonly<Record<string, (values: NamedValues) => string>>;

type Token = keyof typeof valueOf;

/** Tokens of file names, in braces: the name of the project, the axes in their order, and the row. */
export const fileNameTokens = Object.keys(valueOf) as readonly Token[];

/** Returns "{name}-{device}-{locale}.pdf", with the token of each axis that is given, and "{row}" for planners of rows. */
export function usualPattern(given: readonly string[], hasRows = false): string {
  const tokens = axes.flatMap((axis, i) => (given.includes(axis) ? `{${fileNameTokens[i + 1]}}` : []));
  return `${["{name}", ...tokens, ...(hasRows ? ["{row}"] : [])].join("-")}.pdf`;
}

/** Names the files of variants by a pattern such as "{name}-{device}.pdf". */
export function nameVariants(
  pattern: string,
  variants: readonly Variant[],
  project: NamedProject,
): { readonly names: readonly string[] } | { readonly problem: NameProblem } {
  const unknown = [...pattern.matchAll(/\{([^{}]*)\}/g)].find(([, token = ""]) => !isToken(token));
  if (unknown) return { problem: { code: "unknown_token", token: unknown[1] ?? "" } };
  if (pattern.includes("{row}") && variants.some(({ row }) => !row)) return { problem: { code: "no_rows" } };
  const described = variants.map((variant) => withValues(project, variant));
  const names = described.map((values) =>
    pattern.replace(/\{([^{}]*)\}/g, (written, token: string) => (isToken(token) ? valueOf[token](values) : written)),
  );
  // Some file systems do not tell upper and lower case apart.
  const folded = names.map((name) => name.toLowerCase());
  const firsts = new Map(folded.map((name, i) => [name, i]).toReversed() as [string, number][]);
  const second = folded.findIndex((name, i) => firsts.get(name) !== i);
  if (second < 0) return { names };
  const pair = [firsts.get(folded[second] ?? "") ?? 0, second].flatMap((i) => described[i] ?? []);
  const tokens = fileNameTokens.filter((token) => new Set(pair.map((values) => valueOf[token](values))).size > 1);
  return { problem: { code: "same_name", name: names[second] ?? "", tokens } };
}

export function withValues(project: NamedProject, variant: Variant): NamedValues {
  return {
    name: project.name,
    device: variant.device ?? project.device,
    locale: variant.locale ?? project.locale,
    hand: variant.hand ?? project.hand,
    weekStart: variant.weekStart ?? project.weekStart,
    row: variant.row?.file.replace(/\.pdf$/, ""),
  };
}

function isToken(text: string): text is Token {
  return Object.hasOwn(valueOf, text);
}
