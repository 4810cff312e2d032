import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { capturedLog } from "../../test/captured-log.ts";
import { freePort } from "../../test/free-port.ts";
import { mailServer } from "../../test/mail-server.ts";
import { lettersIn, resetTokensIn } from "../../test/outbox.ts";
import { resetLink } from "./account-messages.ts";
import { MailError } from "./mail-error.ts";
import { Mailer, type MailSettings } from "./mailer.ts";

const token = "Abc-_123".repeat(5);
const link = `https://planners.example/reset-password?token=${token}`;
const letter = resetLink({ email: "zoë@octavo.example", language: null }, { username: "Zoë Żółw", link });
const from = "Octavo <octavo@planners.example>";

const folder = mkdtempSync(join(tmpdir(), "octavo-mail-"));
afterAll(() => rmSync(folder, { recursive: true }));

function mailerWith(settings: Partial<MailSettings>) {
  const log = capturedLog();
  const outbox = join(folder, "outbox");
  return { log, outbox, mailer: new Mailer({ from, outbox, ...settings }, Fastify({ logger: log.logger }).log) };
}

describe("an e-mail over SMTP", () => {
  const server = mailServer();

  test("arrives complete", async () => {
    const { mailer, log } = mailerWith({ smtpUrl: server.url });
    await mailer.send(letter);
    mailer.close();
    const [delivery] = server.deliveries;
    expect(delivery).toMatchObject({ recipients: ["zoë@octavo.example"], from, subject: letter.subject });
    expect(delivery?.text.trim()).toBe(letter.text.trim());
    expect(delivery?.html.trim()).toBe(letter.html.trim());
    expect(resetTokensIn({ text: delivery?.text ?? "" })).toEqual([token]);
    expect(log.text()).toBe("");
  });

  test("goes to one recipient, even with an unusual address", async () => {
    const { mailer } = mailerWith({ smtpUrl: server.url });
    const before = server.deliveries.length;
    await mailer.send({ ...letter, to: "ada@octavo.example, eve@octavo.example" }).catch(() => undefined);
    await mailer.send({ ...letter, to: "ada@octavo.example\r\nBcc: eve@octavo.example" }).catch(() => undefined);
    mailer.close();
    for (const { recipients } of server.deliveries.slice(before)) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain("eve@octavo.example");
    }
  });

  test("that can't be sent fails without revealing secrets", async () => {
    const { mailer } = mailerWith({ smtpUrl: server.url.replace("secret", "hunter2") });
    const problem = await mailer.send(letter).catch((thrown: unknown) => thrown);
    mailer.close();
    expect(problem).toBeInstanceOf(Error);
    expect(JSON.stringify({ ...(problem as Error), message: String(problem) })).not.toMatch(/hunter2|Abc-_123/);
  });
});

describe.skipIf(process.platform === "win32")("an e-mail over SMTP to another machine", () => {
  const server = mailServer();
  // Not an address of this machine by its form, although it leads to it.
  const elsewhere = () => server.url.replace("127.0.0.1", "0.0.0.0");

  test("is never sent without encryption", async () => {
    const { mailer } = mailerWith({ smtpUrl: elsewhere() });
    await expect(mailer.send(letter)).rejects.toThrow(MailError);
    mailer.close();
    expect(server.deliveries).toEqual([]);
  });

  test("is sent without encryption if the operator allows it", async () => {
    const { mailer } = mailerWith({ smtpUrl: `${elsewhere()}?ignoreTLS=true` });
    await mailer.send(letter);
    mailer.close();
    expect(server.deliveries).toHaveLength(1);
  });
});

describe("an e-mail to a mail server", () => {
  const server = mailServer();
  const reasonOf = async (smtpUrl: string) => {
    const { mailer } = mailerWith({ smtpUrl });
    const problem = await mailer.send(letter).catch((thrown: unknown) => thrown);
    mailer.close();
    return String(problem);
  };

  test("that refuses connections says so, and not that the e-mail was rejected", async () => {
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

describe("an e-mail without a mail server", () => {
  test("is written to the outbox, readable by its owner only", async () => {
    const { mailer, outbox, log } = mailerWith({});
    await mailer.send(letter);
    await mailer.send({ ...letter, subject: "The second" });
    const letters = lettersIn(outbox);
    expect(letters.map(({ subject }) => subject)).toEqual([letter.subject, "The second"]);
    expect(letters[0]).toMatchObject({ to: "zoë@octavo.example", from });
    expect(readFileSync(letters[0]?.file ?? "", "utf8")).toContain(`\n\n${letter.text}`);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    for (const { file } of letters) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(log.lines().map(({ file }) => file)).toEqual(letters.map(({ file }) => file));
    expect(log.text()).not.toContain("Abc-_123");
  });
});
