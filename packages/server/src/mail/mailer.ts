import type { FastifyBaseLogger } from "fastify";
import { createTransport, type Transporter } from "nodemailer";
import { MailProblem } from "./mail-problem.ts";
import type { Message } from "./message.ts";
import { putIntoOutbox } from "./outbox.ts";

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:`; without it messages go to the outbox. */
  readonly smtpUrl?: string | undefined;
  /** Who messages are from: `Octavo <octavo@example.org>`. */
  readonly from: string;
  /** Folder of the messages that nobody sends. */
  readonly outbox: string;
}

/** A mail server that does not answer must not keep messages waiting for the ten minutes that are usual. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends messages over SMTP, or writes them where whoever runs the site finds them. */
export class Mailer {
  readonly #settings: MailSettings;
  readonly #log: FastifyBaseLogger;
  readonly #smtp: Transporter | undefined;

  constructor(settings: MailSettings, log: FastifyBaseLogger) {
    this.#settings = settings;
    this.#log = log;
    this.#smtp = settings.smtpUrl ? createTransport({ url: settings.smtpUrl, pool: true, ...patience }) : undefined;
  }

  /** Ends when a mail server or the outbox has the message; else with a `MailProblem`. */
  async send(message: Message): Promise<void> {
    const { from, outbox } = this.#settings;
    if (!this.#smtp) {
      const file = await putIntoOutbox(outbox, from, message);
      this.#log.warn({ file }, "SMTP_URL is not set: a message lies in the outbox");
      return;
    }
    // As an object, an address is never read as a list of several.
    const to = { name: "", address: message.to };
    const letter = { ...message, from, to, disableFileAccess: true, disableUrlAccess: true };
    await this.#smtp.sendMail(letter).catch((thrown: unknown) => {
      throw new MailProblem(thrown);
    });
  }

  close(): void {
    this.#smtp?.close();
  }
}
