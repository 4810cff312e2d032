/** What people read. Colours only where a terminal shows them and nobody has set NO_COLOR: `styleText` looks after that. */
import { styleText } from "node:util";

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function bold(text: string): string {
  return styleText("bold", text, { stream: process.stdout });
}

/** Names out of documents may hold characters that would steer the terminal. */
export function harmless(text: string): string {
  return text.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, "\u{fffd}");
}

/** "1 page", "4,748 links". */
export function counted(count: number, singular: string): string {
  return `${grouped(count)} ${singular}${count === 1 ? "" : "s"}`;
}

/** By hand: the first use of Intl takes ten milliseconds. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "812 bytes", "156 kB", "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return counted(bytes, "byte");
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
