import type { Project } from "@octavo/contract";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { ask, inject } from "../../test/ask.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { calendarText } from "../../test/calendar-text.ts";
import { aProject } from "../../test/projects.ts";
import { defaultQuota, describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { SecretBox } from "../auth/secret-box.ts";
import { MailQueue } from "../mail/mail-queue.ts";
import { ProfileCatalog } from "../profiles/profile-catalog.ts";
import { WriteLock } from "../projects/write-lock.ts";
import { writeSetting } from "../site-settings/site-settings.ts";
import { Semaphore } from "../store/semaphore.ts";
import { CalendarAddresses } from "./calendar-addresses.ts";

const meetings = calendarText("Meetings", { "2026-03-02": "Review" });
const moved = calendarText("Meetings", { "2026-03-03": "Review" });

describeOnStores("calendars that are due", (store) => {
  const clock = new AdjustableClock();
  const calendars = calendarServer();
  const settings = {
    get calendarHosts() {
      return allowedHosts(calendars.host);
    },
  };
  const server = serverUnderTest({ store, now: clock.now, settings });
  let ada: SignedIn;
  let project: Project;

  // The session of an administrator would have to be confirmed again and again.
  const allow = (limit: number) =>
    writeSetting(server.store.database, "calendar_addresses_per_user", limit, clock.now());
  const disable = (disabled_at: number | null) =>
    server.store.database.updateTable("users").set({ disabled_at }).where("id", "=", ada.userId).execute();
  const params = () => ({ id: project.id });
  const add = (path: string) => {
    // Calendars are listed by the time of their addition.
    clock.pass({ seconds: 1 });
    const body = { address: `http://${calendars.host}${path}`, zone: "Europe/Warsaw" };
    return ask(server, "POST /api/projects/{id}/calendar-addresses", { as: ada, params: params(), body });
  };
  const rows = async () => {
    const { plan } = await ask(server, "GET /api/projects/{id}", { as: ada, params: params() });
    return plan.dates?.map((source) => source.rows);
  };
  const emptyPlan = () => ({
    calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
    sections: [],
    order: [],
  });
  const putPlan = (body: object) => ask(server, "PUT /api/projects/{id}/plan", { as: ada, params: params(), body });
  /** A server's calendars, without its schedule. */
  const readers = () => {
    const { database } = server.store;
    const { now } = clock;
    const { log } = server.app;
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    return new CalendarAddresses({
      services: {
        database,
        objects: server.objects,
        render: server.render,
        profiles: new ProfileCatalog(server.render),
        now,
        writeLock: new WriteLock(),
        quota: defaultQuota,
        subscribers: [],
      },
      secretBox: new SecretBox(server.secret),
      mailQueue: new MailQueue({ database, now, log, send: async () => undefined }),
      limitRate: async () => undefined,
      allowed: settings.calendarHosts,
      downloads: new Semaphore(4),
      signal: closing.signal,
      log,
    });
  };

  beforeEach(async () => {
    await server.store.database.deleteFrom("calendar_addresses").execute();
    await allow(50);
    ada = await signedIn(server);
    project = await aProject(server, ada);
    await putPlan(emptyPlan());
    calendars.serve(meetings);
  });

  test("are read once, whichever server comes first", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, i) => add(`/${i}.ics`)));
    calendars.requests = [];
    calendars.serve(moved);
    const [one, two] = [readers(), readers()];
    await Promise.all([one.refreshDue(), two.refreshDue()]);
    expect(calendars.requests).toEqual([]);
    clock.pass({ hours: 10 });
    await Promise.all([one.refreshDue(), two.refreshDue()]);
    const paths = Array.from({ length: 6 }, (_, i) => `/${i}.ics`);
    expect(calendars.requests.map(({ url = "" }) => url).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(paths);
    expect(await rows()).toEqual(Array.from({ length: 6 }, () => "2026-03-03 Review\n"));
    await Promise.all([one.refreshDue(), two.refreshDue()]);
    expect(calendars.requests).toHaveLength(6);
  });

  test("are not read on a site that no longer allows it, nor for deleted projects and disabled accounts", async () => {
    await add("/");
    calendars.requests = [];
    clock.pass({ days: 1 });
    await allow(0);
    await readers().refreshDue();
    await allow(1);
    await inject(server, "DELETE /api/projects/{id}", { as: ada, params: params() });
    await readers().refreshDue();
    await inject(server, "POST /api/projects/{id}/restore", { as: ada, params: params() });
    await disable(clock.now());
    await readers().refreshDue();
    expect(calendars.requests).toEqual([]);
    await disable(null);
    await readers().refreshDue();
    expect(calendars.requests).toHaveLength(1);
  });

  test("stay out of a plan that the user has removed them from, and are told so", async () => {
    const { calendar } = await add("/");
    await putPlan(emptyPlan());
    clock.pass({ hours: 10 });
    calendars.requests = [];
    await readers().refreshDue();
    expect(await rows()).toBeUndefined();
    expect(calendars.requests).toEqual([]);
    const { addresses } = await ask(server, "GET /api/projects/{id}/calendar-addresses", { as: ada, params: params() });
    expect(addresses).toMatchObject([
      { id: calendar.id, failures: 0, problem: { text: expect.stringContaining("no longer among the dates") } },
    ]);
  });

  test("of a server that failed are read again after its lease", async () => {
    const { calendar } = await add("/");
    clock.pass({ hours: 10 });
    await server.store.database
      .updateTable("calendar_addresses")
      .set({ leased_until: clock.now() + 1000 })
      .where("id", "=", calendar.id)
      .execute();
    calendars.requests = [];
    await readers().refreshDue();
    expect(calendars.requests).toHaveLength(0);
    clock.pass({ minutes: 10 });
    await readers().refreshDue();
    expect(calendars.requests).toHaveLength(1);
  });

  test("are those of one project for an edition, with a result for each", async () => {
    await add("/same.ics");
    await add("/changed.ics");
    await add("/broken.ics");
    calendars.answer = ({ url }, response) => {
      const isBroken = url === "/broken.ics";
      response.writeHead(isBroken ? 500 : 200, { "content-type": "text/calendar" });
      response.end(isBroken ? "" : url === "/same.ics" ? meetings : moved);
    };
    const results = await readers().refreshProjectCalendars(project.id);
    const address = `${calendars.host}/…`;
    expect(results).toEqual([
      { address, state: "unchanged" },
      { address, state: "changed" },
      { address, state: "failed" },
    ]);
    expect(await rows()).toEqual(["2026-03-02 Review\n", "2026-03-03 Review\n", "2026-03-02 Review\n"]);
    await allow(0);
    expect(await readers().refreshProjectCalendars(project.id)).toEqual([]);
  });

  test("that another server is reading are waited for", async () => {
    await add("/");
    const gate = Promise.withResolvers<void>();
    calendars.requests = [];
    calendars.answer = (_request, response) => {
      void gate.promise.then(() => response.writeHead(200, { "content-type": "text/calendar" }).end(moved));
    };
    const first = readers().refreshProjectCalendars(project.id);
    await expect.poll(() => calendars.requests.length).toBe(1);
    const second = readers().refreshProjectCalendars(project.id);
    gate.resolve();
    expect([await first, await second].map(([result]) => result?.state)).toEqual(["changed", "changed"]);
    expect(calendars.requests).toHaveLength(1);
  });

  describe("a server that listens", () => {
    const listening = secondNode(server, { now: clock.now, settings });

    test("reads them", async () => {
      await add("/");
      calendars.serve(moved);
      clock.pass({ hours: 10 });
      await listening.app.listen({ host: "127.0.0.1", port: 0 });
      await expect.poll(rows).toEqual(["2026-03-03 Review\n"]);
    });
  });
});
