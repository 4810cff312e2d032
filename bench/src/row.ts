/** A line of the table. */
export interface Row {
  readonly what: string;
  /** The same of the system that Octavo replaces, or of a peer. */
  readonly other: string;
  readonly target: string;
  readonly ours: string;
  /** Absent: there is nothing to compare with. */
  readonly met?: boolean | undefined;
}

const heading = ["what", "the system specified", "target", "ours", "verdict"] as const;

export interface Effort {
  /** Fresh processes of a kind. */
  readonly processes: number;
  /** Repetitions in a warm process. */
  readonly repetitions: number;
}

export function formatTable(rows: readonly Row[]): string {
  const lines = [
    heading,
    ...rows.map(({ what, other, target, ours, met }) => [what, other, target, ours, verdict(met)]),
  ];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const [first = "", ...rest] = lines.map(format);
  return [first, format(widths.map((width) => "-".repeat(width))), ...rest].join("\n");
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return "–";
  return met ? "met" : "MISSED";
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
export const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
export const grouped = (count: number) => count.toLocaleString("en");
export const times = (ratio: number) => `${ratio.toFixed(1)}×`;
