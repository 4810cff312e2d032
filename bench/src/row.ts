/** A row of the table. */
export interface Row {
  readonly what: string;
  /** The figure of the specified system or of another library. */
  readonly other: string;
  readonly target: string;
  readonly ours: string;
  /** Undefined without a target. */
  readonly met?: boolean | undefined;
  /** The figures of `ours` for `--json`, by name with unit. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The reason of a failed measurement. */
  readonly failure?: string;
}

const heading = ["what", "the system specified", "target", "ours", "verdict"] as const;

export interface Effort {
  /** Number of new processes per measurement. */
  readonly processes: number;
  /** Number of repetitions in a warm process. */
  readonly repetitions: number;
}

/** Measures a group of rows. If that throws, each name becomes a row with FAILED and the reason. */
export async function measured(
  names: string | readonly string[],
  measure: () => Promise<Row | readonly Row[]>,
): Promise<readonly Row[]> {
  try {
    return [await measure()].flat();
  } catch (error) {
    const failure = reasonOf(error);
    return [names].flat().map((what) => ({ what, other: "–", target: "–", ours: failure, failure }));
  }
}

function reasonOf(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.trim() || "It failed without a message.";
}

export function formatTable(rows: readonly Row[]): string {
  const lines = [heading, ...rows.map((row) => [row.what, row.other, row.target, row.ours, verdict(row)])];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const [first = "", ...rest] = lines.map(format);
  return [first, format(widths.map((width) => "-".repeat(width))), ...rest].join("\n");
}

export function verdict({ met, failure }: Row): "met" | "MISSED" | "FAILED" | "–" {
  if (failure !== undefined) return "FAILED";
  if (met === undefined) return "–";
  return met ? "met" : "MISSED";
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
export const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
export const grouped = (count: number) => count.toLocaleString("en");
export const times = (ratio: number) => `${ratio.toFixed(1)}×`;
