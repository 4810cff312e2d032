import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { storesUnderTest, storeUnderTest } from "../../test/store-under-test.ts";
import { MailError } from "./mail-error.ts";
import { MailQueue, type MailTask } from "./mail-queue.ts";

const minute = 60_000;
const lasting = new MailError({ code: "EENVELOPE", responseCode: 550, response: "no <ada@octavo.example> here" });
const passing = new MailError({ code: "ECONNECTION", command: "CONN" });

storesUnderTest("emails that are to be sent, on %s", (kind) => {
  const site = storeUnderTest(kind);
  const clock = new AdjustableClock();

  /** Creates the queue of a node. `fail` decides the result of an attempt. */
  function node(fail: () => Error | undefined | Promise<undefined> = () => undefined) {
    const log = capturedLog();
    const sent: string[] = [];
    const send = async (task: MailTask) => {
      const problem = await fail();
      if (problem) throw problem;
      sent.push(task.about);
    };
    const { database } = site.store;
    const queue = new MailQueue({ database, now: clock.now, log: Fastify({ logger: log.logger }).log, send });
    const add = (about: string, milliseconds = 60 * minute) =>
      queue.add(database, { kind: "reset_links", about, milliseconds });
    const round = async () => {
      queue.sendDue();
      await queue.settled();
    };
    return { queue, sent, log, add, round };
  }
  const waiting = async () => (await site.store.database.selectFrom("emails").select("about").execute()).length;

  test("are sent at once, and only once", async () => {
    const { queue, sent, add, round } = node();
    queue.sendNow(await add("ada"));
    await queue.settled();
    clock.pass({ minutes: 30 });
    await round();
    expect(sent).toEqual(["ada"]);
    expect(await waiting()).toBe(0);
  });

  test("are sent when an unavailable mail server is back", async () => {
    let isAway = true;
    const { queue, sent, add, round, log } = node(() => (isAway ? passing : undefined));
    queue.sendNow(await add("ada"));
    await queue.settled();
    await round();
    expect(log.text()).toContain("an email could not be sent yet");
    clock.pass({ seconds: 16 });
    await round();
    isAway = false;
    await round();
    expect(sent).toEqual([]);
    clock.pass({ seconds: 31 });
    await round();
    expect(sent).toEqual(["ada"]);
  });

  test("are sent by another server if one fails before sending", async () => {
    const dead = node();
    await dead.add("ada");
    const other = node();
    await other.round();
    expect(other.sent).toEqual([]);
    clock.pass({ seconds: 10 });
    await other.round();
    expect(other.sent).toEqual(["ada"]);
  });

  test("are sent again if a server fails while sending", async () => {
    const dying = node(() => new Promise(() => undefined));
    dying.queue.sendNow(await dying.add("ada"));
    const other = node();
    await expect.poll(() => dueIn(site)).toBeGreaterThan(10_000);
    clock.pass({ minutes: 3 });
    await other.round();
    expect(other.sent).toEqual([]);
    clock.pass({ minutes: 1 });
    await other.round();
    expect(other.sent).toEqual(["ada"]);
  });

  test("are sent once if two servers claim them", async () => {
    const nodes = [node(), node(), node()];
    const [first] = nodes;
    for (let i = 0; i < 50; i++) await first?.add(`reader ${i}`);
    clock.pass({ seconds: 10 });
    await Promise.all(nodes.map(({ round }) => round()));
    const sent = nodes.flatMap((each) => each.sent);
    expect(new Set(sent).size).toBe(50);
    expect(sent).toHaveLength(50);
  });

  test("are deleted and logged after they expire", async () => {
    const { sent, add, round, log } = node();
    await add("ada", minute);
    clock.pass({ minutes: 2 });
    await round();
    expect(sent).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(log.text()).toContain("deleted an expired email");
  });

  test("are not retried after a permanent rejection, and the log has no address", async () => {
    const { queue, add, log } = node(() => lasting);
    queue.sendNow(await add("ada@octavo.example"));
    await queue.settled();
    expect(await waiting()).toBe(0);
    expect(log.text()).toContain("550");
    expect(log.text()).not.toContain("ada@");
  });

  const dueIn = async ({ store }: typeof site) => {
    const row = await store.database.selectFrom("emails").select("due_at").executeTakeFirst();
    return (row?.due_at ?? 0) - clock.now();
  };
});

describe("a mail server's answer", () => {
  test.each([
    [{ code: "EENVELOPE", responseCode: 550 }, true],
    [{ code: "EMESSAGE", responseCode: 554 }, true],
    // Greylisting, a full mailbox: later is better.
    [{ code: "EENVELOPE", responseCode: 451 }, false],
    // The site's settings are wrong. The operator can correct them, so the email stays in the queue.
    [{ code: "EAUTH", responseCode: 535 }, false],
    [{ code: "ETIMEDOUT" }, false],
    [undefined, false],
  ])("%j is final: %s", (answer, isFinal) => {
    expect(new MailError(answer).isFinal).toBe(isFinal);
  });
});
