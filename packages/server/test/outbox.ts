import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

export interface Email {
  readonly file: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** All emails, oldest first. */
export function emailsIn(outbox: string): Email[] {
  const names = readdirSync(outbox).sort();
  return names.map((name) => ({ file: join(outbox, name), ...parseEmail(readFileSync(join(outbox, name), "utf8")) }));
}

/** Waits for a number of emails to an address, because they are sent after the response. */
export async function emailsTo(outbox: string, address: string, count = 1): Promise<Email[]> {
  const theirs = () => emailsIn(outbox).filter(({ to }) => to === address);
  await expect.poll(() => theirs().length, { timeout: 40_000 }).toBe(count);
  return theirs();
}

export function resetTokensIn({ text }: Pick<Email, "text">): string[] {
  return [...text.matchAll(/\/reset-password\?token=([\w-]+)/g)].map(([, token = ""]) => token);
}

export function confirmationTokensIn({ text }: Pick<Email, "text">): string[] {
  return [...text.matchAll(/\/confirm-email\?token=([\w-]+)/g)].map(([, token = ""]) => token);
}

/** Parses the subset of RFC 5322 and 2045 that the server uses. */
export function parseEmail(message: string): Omit<Email, "file"> {
  const { headers, body } = parsePart(message);
  const boundary = /boundary="?([^";]+)/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).map(parsePart);
  const ofType = (type: string) => parts.find((part) => part.headers.get("content-type")?.startsWith(type))?.body ?? "";
  const header = (name: string) => headers.get(name) ?? "";
  return {
    to: header("to"),
    from: header("from"),
    subject: header("subject"),
    text: ofType("text/plain"),
    html: ofType("text/html"),
  };
}

function parsePart(part: string) {
  const [head = "", ...rest] = part.replaceAll("\r\n", "\n").trimStart().split("\n\n");
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const headers = new Map(
    lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.replace(/^[^:]*: */, "")]),
  );
  const body = rest.join("\n\n");
  const isQuoted = headers.get("content-transfer-encoding") === "quoted-printable";
  return { headers, body: isQuoted ? unquote(body) : body };
}

function unquote(text: string): string {
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
