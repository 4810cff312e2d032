import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll } from "vitest";
import { parseEmail } from "./outbox.ts";

interface Delivery extends ReturnType<typeof parseEmail> {
  readonly recipients: readonly string[];
}

interface MailServer {
  url: string;
  readonly deliveries: Delivery[];
}

/** A mail server for a block of tests. It requires a password and stores received emails. */
export function mailServer(port = 0): MailServer {
  const mail: MailServer = { url: "", deliveries: [] };
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, done) =>
      password === "secret" ? done(null, { user: username }) : done(new Error("wrong password")),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mail.deliveries.push({ ...parseEmail(Buffer.concat(chunks).toString()), recipients });
        done();
      });
    },
  });
  beforeAll(async () => {
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    mail.url = `smtp://octavo:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return mail;
}
