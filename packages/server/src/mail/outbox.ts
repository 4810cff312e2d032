import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "./message.ts";

/** Messages contain links that reset passwords, so only the server's user may read them. */
const ownerOnly = { folder: 0o700, file: 0o600 };

/** Orders messages of the same millisecond. */
let count = 0;

/**
 * Writes a message to a file that mail clients open. It isn't encoded, so that links can be copied from a terminal.
 * Returns the path. Names sort by time.
 */
export async function writeToOutbox(folder: string, from: string, message: Message): Promise<string> {
  await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
  const moment = new Date();
  const time = moment.toISOString().replace(/[:.]/g, "-");
  const file = join(folder, `${time}-${String(++count).padStart(6, "0")}-${randomUUID().slice(0, 8)}.eml`);
  await writeFile(file, asFile(from, message, moment), { mode: ownerOnly.file, flag: "wx" });
  return file;
}

/** RFC 5322, with UTF-8 headers (RFC 6532). */
function asFile(from: string, { to, subject, text }: Message, moment: Date): string {
  const headers = {
    From: from,
    To: to,
    Subject: subject,
    Date: moment.toUTCString().replace("GMT", "+0000"),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${text}`;
}
