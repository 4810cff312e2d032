import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { mailServer } from "../../test/mail-server.ts";
import { confirmationTokensIn, emailsIn, resetTokensIn } from "../../test/outbox.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { registered } from "../../test/signed-in.ts";

/** A port on which no server listens. */
const away = "smtp://octavo:secret@127.0.0.1:9";
const from = "Octavo <octavo@planners.example>";
const patience = { timeout: 40_000 };
/** Interval at which a node checks for due emails, in milliseconds. */
const roundMilliseconds = 10_000;

describeOnStores("an email whose mail server is away", (store) => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterAll(() => void vi.useRealTimers());
  const clock = new AdjustableClock();
  const log = capturedLog();
  const mail = { smtpUrl: away, from, outbox: "" };
  const server = serverUnderTest({ store, now: clock.now, logger: log.logger, settings: { mail } });
  const other = secondNode(server, { now: clock.now });
  const post = (node: typeof server, path: string, payload: object) =>
    node.app.inject({ method: "POST", url: `/api/auth/password-reset/${path}`, payload });
  const emails = () => server.store.database.selectFrom("emails").selectAll().execute();

  test("is stored without the link and continued by another server", async () => {
    const { email, userId } = await registered(server);
    const { database } = server.store;
    await database.updateTable("users").set({ email_proven_at: clock.now() }).where("id", "=", userId).execute();
    await database.deleteFrom("emails").execute();
    expect((await post(server, "request", { email })).statusCode).toBe(202);
    await expect.poll(async () => (await emails()).map(({ failures }) => failures), patience).toEqual([1]);
    expect(await emails()).toMatchObject([{ kind: "reset_links", about: email }]);
    expect(log.text()).toContain("an email could not be sent yet");
    expect(log.text()).not.toMatch(/token=|@octavo\.example/);
    await server.app.close();
    clock.pass({ minutes: 1 });
    vi.advanceTimersByTime(roundMilliseconds);
    await expect.poll(() => emailsIn(other.outbox).map(({ to }) => to), patience).toEqual([email]);
    const [token] = emailsIn(other.outbox).flatMap(resetTokensIn);
    const answer = await post(other, "confirm", { token, new_password: "an entirely new password" });
    expect(answer.statusCode).toBe(200);
  });
});

describe("the confirmation email of a new account", () => {
  const mailbox = mailServer();
  const settings = {
    mail: {
      from,
      outbox: "",
      get smtpUrl() {
        return mailbox.url;
      },
    },
  };
  const server = serverUnderTest({ settings });

  test("is sent to the address with a confirmation link, and then deleted", async () => {
    const { email } = await registered(server);
    const emails = () => server.store.database.selectFrom("emails").selectAll().execute();
    await expect.poll(emails, patience).toEqual([]);
    expect(mailbox.deliveries).toMatchObject([{ recipients: [email] }]);
    expect(mailbox.deliveries.flatMap(confirmationTokensIn)).toHaveLength(1);
  });
});
