/** Formats log entries as short lines for a terminal. */
const names: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warning",
  50: "error",
  60: "fatal",
};

/** Fields that are shown elsewhere, or not needed on a terminal. */
const left = ["level", "time", "pid", "hostname", "msg", "err", "reqId"];

/** Stream for Fastify's log, which is JSON lines. */
export function terminalLog(write: (text: string) => void): { write(line: string): void } {
  return { write: (line) => write(`${readable(JSON.parse(line))}\n`) };
}

interface Entry extends Readonly<Record<string, unknown>> {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
}

function readable(entry: Entry): string {
  const { level, time, msg = "", err } = entry;
  const more = Object.entries(entry).filter(([name]) => !left.includes(name));
  const words = [
    clock(time),
    names[level] ?? String(level),
    msg,
    ...more.map(([name, value]) => `${name}=${plain(value)}`),
  ];
  const line = escaped(words.filter((word) => word !== "").join(" "));
  return [line, ...(err?.stack ?? err?.message ?? "").split("\n").map(escaped)].filter(Boolean).join("\n");
}

/** Writes control characters as in JSON, because a terminal would obey them. */
function escaped(line: string): string {
  return line.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** "12:30:15", in local time. */
function clock(time: number): string {
  return new Date(time).toTimeString().slice(0, 8);
}
