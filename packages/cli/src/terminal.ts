/** Terminal output. `styleText` handles NO_COLOR and output that isn't a terminal. */
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

/** Replaces control characters, which could manipulate the terminal. */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]+/g, "\u{fffd}");
}

/** Returns "1 page" or "4,748 links". */
export function formatCount(count: number, singular: string): string {
  return `${formatNumber(count)} ${singular}${count === 1 ? "" : "s"}`;
}

/** Avoids Intl, whose first use takes 10 ms. */
export function formatNumber(count: number): string {
  return String(count).replace(/\d(?=(?:\d{3}){1,9}$)/g, "$&,");
}

/** Returns "812 bytes", "156 kB" or "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, "byte");
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
