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
  return createTransport({ url: smtpUrl, ...options, ...patience });
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
    // As an object, an address is never parsed as a list.
    const to = { name: "", address: message.to };
    const email = { ...message, from, to, disableFileAccess: true, disableUrlAccess: true };
    await this.#smtp.sendMail(email).catch((thrown: unknown) => {
      throw new MailError(thrown);
    });
  }

  close(): void {
    this.#smtp?.close();
  }
}
