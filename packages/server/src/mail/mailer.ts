import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport, type Transporter } from "nodemailer";
import { MailError } from "./mail-error.ts";
import type { Message } from "./message.ts";

/** Messages contain links that reset passwords, so only the server's user may read them. */
const ownerOnly = { folder: 0o700, file: 0o600 };

/** Orders messages of the same millisecond. */
let count = 0;

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. If absent, messages are written to the outbox. */
  readonly smtpUrl?: string | undefined;
  /** Sender, such as `Octavo <octavo@example.org>`. */
  readonly from: string;
  /** Folder for messages if there is no mail server. */
  readonly outbox: string;
}

/** The default timeouts are ten minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openTransport(smtpUrl: string, options: { readonly pool?: true } = {}): Transporter {
  return createTransport({ url: smtpUrl, requireTLS: needsEncryption(smtpUrl), ...options, ...patience });
}

/** Links in emails open accounts, so only a mail server on this machine gets them without TLS, or if the URL allows it. */
function needsEncryption(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname) && searchParams.get("ignoreTLS") !== "true";
}

/** Sends messages over SMTP, or writes them to the outbox. */
export class Mailer {
  readonly #settings: MailSettings;
  readonly #log: FastifyBaseLogger;
  readonly #smtp: Transporter | undefined;

  constructor(settings: MailSettings, log: FastifyBaseLogger) {
    this.#settings = settings;
    this.#log = log;
    this.#smtp = settings.smtpUrl ? openTransport(settings.smtpUrl, { pool: true }) : undefined;
  }

  /** Resolves when the message is accepted. Throws a `MailError`. */
  async send(message: Message): Promise<void> {
    const { from, outbox } = this.#settings;
    if (!this.#smtp) {
      const file = await writeToOutbox(outbox, from, message);
      this.#log.warn({ file }, "SMTP_URL is not set: wrote a message to the outbox");
      return;
    }
    await this.#smtp.sendMail(this.#asEmail(message)).catch((thrown: unknown) => {
      throw new MailError(thrown);
    });
  }

  /** Sends a message at once and returns the answer of the mail server, or the reason of the failure. */
  async test(message: Message): Promise<{ readonly accepted: boolean; readonly answer: string }> {
    const { from, outbox } = this.#settings;
    if (!this.#smtp) {
      await writeToOutbox(outbox, from, message);
      return { accepted: false, answer: "SMTP_URL is not set: the message is in the folder outbox of the data folder" };
    }
    try {
      const sent: { response?: string | undefined } = await this.#smtp.sendMail(this.#asEmail(message));
      return { accepted: true, answer: sent.response ?? "" };
    } catch (problem) {
      return { accepted: false, answer: problem instanceof Error ? problem.message : String(problem) };
    }
  }

  #asEmail(message: Message) {
    // As an object, an address is never parsed as a list.
    const to = { name: "", address: message.to };
    return { ...message, from: this.#settings.from, to, disableFileAccess: true, disableUrlAccess: true };
  }

  close(): void {
    this.#smtp?.close();
  }
}

/**
 * Writes a message to a file that mail clients open. It isn't encoded, so that links can be copied from a terminal.
 * Returns the path. Names sort by time.
 */
async function writeToOutbox(folder: string, from: string, message: Message): Promise<string> {
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
