import type { FastifyBaseLogger } from "fastify";
import { createTransport, type Transporter } from "nodemailer";
import { MailError } from "./mail-error.ts";
import type { Message } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";

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
