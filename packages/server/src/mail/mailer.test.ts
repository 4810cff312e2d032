import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { capturedLog } from "../../test/captured-log.ts";
import { freePort } from "../../test/free-port.ts";
import { mailServer } from "../../test/mail-server.ts";
import { emailsIn, resetTokensIn } from "../../test/outbox.ts";
import { resetLink } from "./account-messages.ts";
import { MailError } from "./mail-error.ts";
import { Mailer, type MailSettings } from "./mailer.ts";

const token = "Abc-_123".repeat(5);
const link = `https://planners.example/reset-password?token=${token}`;
const email = resetLink({ email: "zoë@octavo.example", language: null }, { username: "Zoë Żółw", link });
const from = "Octavo <octavo@planners.example>";

const folder = mkdtempSync(join(tmpdir(), "octavo-mail-"));
afterAll(() => rmSync(folder, { recursive: true }));

function mailerWith(settings: Partial<MailSettings>) {
  const log = capturedLog();
  const outbox = join(folder, "outbox");
  return { log, outbox, mailer: new Mailer({ from, outbox, ...settings }, Fastify({ logger: log.logger }).log) };
}

describe("an email over SMTP", () => {
  const server = mailServer();

  test("arrives complete", async () => {
    const { mailer, log } = mailerWith({ smtpUrl: server.url });
    await mailer.send(email);
    mailer.close();
    const [delivery] = server.deliveries;
    expect(delivery).toMatchObject({ recipients: ["zoë@octavo.example"], from, subject: email.subject });
    expect(delivery?.text.trim()).toBe(email.text.trim());
    expect(delivery?.html.trim()).toBe(email.html.trim());
    expect(resetTokensIn({ text: delivery?.text ?? "" })).toEqual([token]);
    expect(log.text()).toBe("");
  });

  test("goes to one recipient, even with an unusual address", async () => {
    const { mailer } = mailerWith({ smtpUrl: server.url });
    const before = server.deliveries.length;
    await mailer.send({ ...email, to: "ada@octavo.example, eve@octavo.example" }).catch(() => undefined);
    await mailer.send({ ...email, to: "ada@octavo.example\r\nBcc: eve@octavo.example" }).catch(() => undefined);
    mailer.close();
    for (const { recipients } of server.deliveries.slice(before)) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain("eve@octavo.example");
    }
  });

  test("that can't be sent fails without revealing secrets", async () => {
    const { mailer } = mailerWith({ smtpUrl: server.url.replace("secret", "hunter2") });
    const problem = await mailer.send(email).catch((thrown: unknown) => thrown);
    mailer.close();
    expect(problem).toBeInstanceOf(Error);
    expect(JSON.stringify({ ...(problem as Error), message: String(problem) })).not.toMatch(/hunter2|Abc-_123/);
  });
});

describe.skipIf(process.platform === "win32")("an email over SMTP to another machine", () => {
  const server = mailServer();
  // Not an address of this machine by its form, although it leads to it.
  const elsewhere = () => server.url.replace("127.0.0.1", "0.0.0.0");

  test("is never sent without encryption", async () => {
    const { mailer } = mailerWith({ smtpUrl: elsewhere() });
    await expect(mailer.send(email)).rejects.toThrow(MailError);
    mailer.close();
    expect(server.deliveries).toEqual([]);
  });

  test("is sent without encryption if the operator allows it", async () => {
    const { mailer } = mailerWith({ smtpUrl: `${elsewhere()}?ignoreTLS=true` });
    await mailer.send(email);
    mailer.close();
    expect(server.deliveries).toHaveLength(1);
  });
});

describe("an email to a mail server", () => {
  const server = mailServer();
  const reasonOf = async (smtpUrl: string) => {
    const { mailer } = mailerWith({ smtpUrl });
    const problem = await mailer.send(email).catch((thrown: unknown) => thrown);
    mailer.close();
    return String(problem);
  };

  test("that refuses connections says so, and not that the email was rejected", async () => {
    expect(await reasonOf(`smtp://127.0.0.1:${await freePort()}`)).toBe(
      "MailError: The mail server cannot be reached: ECONNREFUSED",
    );
  });

  test("with a wrong password says that the sign-in was refused", async () => {
    expect(await reasonOf(server.url.replace("secret", "wrong"))).toMatch(
      /^MailError: The mail server refused user or password: EAUTH .*535$/,
    );
  });

  test("with a certificate that is not valid says so", async () => {
    expect(await reasonOf(server.url.replace("127.0.0.1", "0.0.0.0"))).toMatch(
      /^MailError: The connection to the mail server failed: CERT_/,
    );
  });
});

describe("an email without a mail server", () => {
  test("is written to the outbox, readable by its owner only", async () => {
    const { mailer, outbox, log } = mailerWith({});
    await mailer.send(email);
    await mailer.send({ ...email, subject: "The second" });
    const emails = emailsIn(outbox);
    expect(emails.map(({ subject }) => subject)).toEqual([email.subject, "The second"]);
    expect(emails[0]).toMatchObject({ to: "zoë@octavo.example", from });
    expect(readFileSync(emails[0]?.file ?? "", "utf8")).toContain(`\n\n${email.text}`);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    for (const { file } of emails) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(log.lines().map(({ file }) => file)).toEqual(emails.map(({ file }) => file));
    expect(log.text()).not.toContain("Abc-_123");
  });
});
