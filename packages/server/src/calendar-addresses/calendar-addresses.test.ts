import type { Project } from "@octavo/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { calendarText } from "../../test/calendar-text.ts";
import { emailsIn, emailsTo } from "../../test/outbox.ts";
import { aProject, share } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";

const meetings = calendarText("Meetings", { "2026-03-02": "Review", "2026-05-12": "Planning" });
const moved = calendarText("Meetings", { "2026-03-03": "Review", "2026-05-12": "Planning" });
const planDates = { start_date: "2026-01-01", end_date: "2026-12-31" };

describeOnStores("calendars by address", (store) => {
  const clock = new AdjustableClock();
  const calendars = calendarServer();
  const settings = {
    get calendarHosts() {
      return allowedHosts(calendars.host);
    },
  };
  const server = serverUnderTest({ store, now: clock.now, settings });
  const other = secondNode(server, { now: clock.now, settings });
  let admin: SignedIn;
  let ada: SignedIn;
  let project: Project;

  const allow = (calendar_addresses_per_user: number) =>
    ask(server, "PATCH /api/admin/settings", { as: admin, body: { calendar_addresses_per_user } });
  const emptyPlan = { calendar: { ...planDates, pages_per_day: 1 }, sections: [], order: [] };
  const putPlan = (plan: object, { id } = project) =>
    ask(server, "PUT /api/projects/{id}/plan", { as: ada, params: { id }, body: plan });
  const withPlan = async (as: SignedIn) => {
    const { id } = await aProject(server, as);
    return ask(server, "PUT /api/projects/{id}/plan", { as, params: { id }, body: emptyPlan });
  };
  const body = (path = "/calendar.ics?export", more: object = {}) => ({
    address: `http://${calendars.host}${path}`,
    zone: "Europe/Warsaw",
    ...more,
  });
  const add = (sent: object = body(), { id } = project, as = ada) =>
    ask(server, "POST /api/projects/{id}/calendar-addresses", { as, params: { id }, body: sent });
  const refuseToAdd = (sent: object = body(), { id } = project, as = ada) =>
    refused(server, "POST /api/projects/{id}/calendar-addresses", { as, params: { id }, body: sent });
  const refresh = (calendar: string) =>
    ask(server, "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", {
      as: ada,
      params: { id: project.id, calendar },
    });
  const list = async ({ id } = project) =>
    ask(server, "GET /api/projects/{id}/calendar-addresses", { as: ada, params: { id } });
  const current = ({ id } = project) => ask(server, "GET /api/projects/{id}", { as: ada, params: { id } });
  const versions = ({ id } = project) => ask(server, "GET /api/projects/{id}/versions", { as: ada, params: { id } });
  const rowsOf = async (from = project) => ((await current(from)).plan.dates ?? []).map(({ rows }) => rows);
  const addressRefused = (message: string) => ({ status: 422, details: [{ path: "address", message }] });

  beforeAll(async () => {
    admin = await signedIn(server);
  });
  beforeEach(async () => {
    await allow(3);
    ada = await signedIn(server);
    project = await withPlan(ada);
    calendars.requests = [];
    calendars.serve(meetings);
  });

  describe("a site", () => {
    test("reads none unless an administrator allows it", async () => {
      await allow(0);
      expect(await ask(server, "GET /api/site")).toMatchObject({ calendar_addresses: 0 });
      expect(await refuseToAdd()).toMatchObject({ status: 403, error: "FORBIDDEN" });
      await allow(2);
      expect(await ask(server, "GET /api/site")).toMatchObject({ calendar_addresses: 2 });
      expect(await list()).toEqual({ addresses: [], used: 0, limit: 2 });
      expect(calendars.requests).toEqual([]);
    });

    test("stops reading when it is switched off, and lets users remove what they have", async () => {
      const { calendar } = await add();
      await allow(0);
      const params = { id: project.id, calendar: calendar.id };
      const asked = { as: ada, params };
      expect(
        await refused(server, "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", asked),
      ).toMatchObject({ status: 403 });
      expect((await list()).addresses).toHaveLength(1);
      const removed = await inject(server, "DELETE /api/projects/{id}/calendar-addresses/{calendar}", asked);
      expect(removed.statusCode).toBe(204);
      expect(calendars.requests).toHaveLength(1);
    });

    test("limits the calendars of a user in all projects, also of two requests at once", async () => {
      const second = await withPlan(ada);
      await add(body("/1"));
      const three = await Promise.all(
        [project, second, second].map((to, i) =>
          inject(i % 2 ? other : server, "POST /api/projects/{id}/calendar-addresses", {
            as: ada,
            params: { id: to.id },
            body: body(`/${i + 2}`),
          }),
        ),
      );
      expect(three.map(({ statusCode }) => String(statusCode)).sort()).toEqual(["201", "201", "422"]);
      expect(await list()).toMatchObject({ used: 3, limit: 3 });
      expect(await refuseToAdd(body("/9"))).toMatchObject({ error: "QUOTA_EXCEEDED" });
    });
  });

  describe("a new calendar", () => {
    test("is added to the plan, and its address is not shown", async () => {
      const added = await add();
      expect(added).toEqual({
        notes: [],
        calendar: {
          id: expect.any(String),
          name: "Meetings",
          host: calendars.host,
          fetched_at: new Date(clock.now()).toISOString(),
          tried_at: new Date(clock.now()).toISOString(),
          failures: 0,
          problem: null,
        },
      });
      expect(await list()).toEqual({ addresses: [added.calendar], used: 1, limit: 3 });
      const { plan, revision } = await current();
      expect(plan.dates).toEqual([
        {
          name: "Meetings",
          style: "bar",
          imported: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          rows: "2026-03-02 Review\n2026-05-12 Planning\n",
        },
      ]);
      expect(revision).toBe(project.revision + 1);
      expect(calendars.requests.map(({ url, headers }) => [url, headers.authorization, headers.cookie])).toEqual([
        ["/calendar.ics?export", undefined, undefined],
      ]);
    });

    test("has the name that the user chose, or one that is free", async () => {
      expect((await add(body("/1", { name: "Work" }))).calendar.name).toBe("Work");
      expect((await add(body("/2", { name: "Work" }))).calendar.name).toBe("Work 2");
      calendars.serve(calendarText("", {}));
      expect((await add(body("/3"))).calendar.name).toBe("Calendar");
      const patterns = (await current()).plan.dates?.map(({ style }) => style);
      expect(patterns).toEqual(["bar", "outlined", "hatched"]);
    });

    test.each(["application/octet-stream", "text/plain; charset=utf-8"])("can have the type %s", async (type) => {
      calendars.serve(`\uFEFF\r\n${meetings}`, type);
      await add();
      expect(await rowsOf()).toHaveLength(1);
    });

    test("keeps its times in the time zone of the user", async () => {
      const event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260302T230000Z\r\nSUMMARY:Late\r\nEND:VEVENT";
      calendars.serve(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR\r\n`);
      await add();
      expect(await rowsOf()).toEqual(["2026-03-03 00:00 Late\n"]);
    });

    test.each<[string, () => unknown, string]>([
      ["a web page", () => calendars.serve("<html>", "text/html"), "leads to a web page"],
      ["another file", () => calendars.serve("hello", "text/plain"), "is not a calendar"],
      ["a calendar that is none", () => calendars.serve("hello"), "is not a calendar"],
      ["a truncated calendar", () => calendars.serve(meetings.slice(0, 120)), "is incomplete"],
      ["no calendar", () => (calendars.answer = (_, to) => to.writeHead(404).end()), "no calendar at this address"],
      ["a failure", () => (calendars.answer = (_, to) => to.writeHead(500).end()), "reports an error"],
      [
        "a redirect to the metadata of a cloud",
        () => (calendars.answer = (_, to) => to.writeHead(302, { location: "http://169.254.169.254/" }).end()),
        "a private network",
      ],
    ])("is refused if the server answers with %s", async (_what, prepare, message) => {
      prepare();
      expect(await refuseToAdd()).toMatchObject(addressRefused(expect.stringContaining(message)));
      expect(await list()).toMatchObject({ addresses: [], used: 0 });
      expect((await current()).revision).toBe(project.revision);
    });

    test.each([
      ["my calendar", "begins with https://"],
      ["ftp://calendar.example/", "begins with https://"],
      ["file:///etc/passwd", "begins with https://"],
      ["https://ada:secret@calendar.example/", "username and password"],
      ["http://127.0.0.1/calendar.ics", "private network"],
      ["webcal://192.168.1.1/calendar.ics", "private network"],
      ["http://[::1]/calendar.ics", "private network"],
      ["https://127.0.0.1:1/calendar.ics", "a port that this site does not allow"],
      ["", "Paste the address"],
    ])('is refused at "%s"', async (address, message) => {
      expect(await refuseToAdd({ ...body(), address })).toMatchObject(addressRefused(expect.stringContaining(message)));
    });

    test("is refused with a time zone that does not exist", async () => {
      expect(await refuseToAdd(body("/", { zone: "Europe/Atlantis" }))).toMatchObject({
        status: 422,
        details: [{ path: "zone", message: "There is no such time zone" }],
      });
    });

    test("is refused if the project has the same one", async () => {
      await add();
      expect(await refuseToAdd()).toMatchObject({ error: "NAME_TAKEN" });
      await add(body(), await withPlan(ada));
    });

    test("is not stored if the plan has no room for it", async () => {
      const dates = Array.from({ length: 50 }, (_, i) => ({ name: `Days ${i}`, rows: "2026-01-01 Day" }));
      await putPlan({ ...emptyPlan, dates });
      expect(await refuseToAdd()).toMatchObject(addressRefused(expect.stringContaining("too many entries")));
      expect((await list()).addresses).toEqual([]);
    });
  });

  describe("a refresh", () => {
    test("replaces the rows, keeps the filters, and the content before is a version", async () => {
      const { calendar } = await add();
      const { plan } = await current();
      const dates = plan.dates?.map((source) => ({ ...source, exclude: { words: ["Planning"] } }));
      await putPlan({ ...plan, dates });
      calendars.serve(moved);
      const before = (await versions()).versions.length;
      const refreshed = await refresh(calendar.id);
      expect(refreshed).toMatchObject({ state: "changed", calendar: { failures: 0, problem: null } });
      expect((await current()).plan.dates).toMatchObject([
        { rows: "2026-03-03 Review\n2026-05-12 Planning\n", exclude: { words: ["Planning"] } },
      ]);
      const { versions: after } = await versions();
      expect(after).toHaveLength(before + 1);
      const params = { id: project.id, version: after[0]?.id ?? "" };
      const restored = await ask(server, "POST /api/projects/{id}/versions/{version}/restore", { as: ada, params });
      expect(restored.plan.dates).toEqual(dates);
    });

    test("asks for changes only, and writes nothing if there are none", async () => {
      const { calendar } = await add();
      const { revision } = await current();
      clock.pass({ minutes: 5 });
      const { state, calendar: after } = await refresh(calendar.id);
      expect([state, after.fetched_at]).toEqual(["unchanged", new Date(clock.now()).toISOString()]);
      expect(calendars.requests.map(({ headers }) => headers["if-none-match"] !== undefined)).toEqual([false, true]);
      // A server without entity tags sends everything again.
      calendars.answer = (_request, response) =>
        response.writeHead(200, { "content-type": "text/calendar" }).end(meetings);
      expect((await refresh(calendar.id)).state).toBe("unchanged");
      expect((await current()).revision).toBe(revision);
    });

    test("reads everything again for other dates of the plan", async () => {
      const { calendar } = await add();
      const { plan } = await current();
      await putPlan({ ...plan, calendar: { ...plan.calendar, end_date: "2026-03-31" } });
      expect((await refresh(calendar.id)).state).toBe("changed");
      expect(calendars.requests.at(-1)?.headers["if-none-match"]).toBeUndefined();
      expect(await rowsOf()).toEqual(["2026-03-02 Review\n"]);
    });

    test("finds a calendar that was renamed", async () => {
      const { calendar } = await add();
      const { plan } = await current();
      await putPlan({ ...plan, dates: plan.dates?.map((source) => ({ ...source, name: "Office" })) });
      calendars.serve(moved);
      expect(await refresh(calendar.id)).toMatchObject({ state: "changed", calendar: { name: "Office" } });
      expect(await rowsOf()).toEqual(["2026-03-03 Review\n2026-05-12 Planning\n"]);
    });

    test("never replaces a list that the user has typed", async () => {
      const { calendar } = await add();
      await putPlan({ ...emptyPlan, dates: [{ name: "Meetings", rows: "2026-01-01 Mine" }] });
      expect((await refresh(calendar.id)).calendar.name).toBe("Meetings 2");
      expect(await rowsOf()).toEqual(["2026-01-01 Mine", "2026-03-02 Review\n2026-05-12 Planning\n"]);
    });

    test("adds a calendar again that was removed from the plan", async () => {
      const { calendar } = await add();
      await putPlan(emptyPlan);
      expect((await refresh(calendar.id)).state).toBe("changed");
      expect(await rowsOf()).toEqual(["2026-03-02 Review\n2026-05-12 Planning\n"]);
    });

    test("does not lose an edit that is written at the same time", async () => {
      const { calendar } = await add();
      const { plan, revision } = await current();
      calendars.serve(moved);
      const edited = { ...plan, locale: "pl" };
      const [, saved] = await Promise.all([
        refresh(calendar.id),
        inject(other, "PUT /api/projects/{id}/plan", { as: ada, params: { id: project.id }, body: edited, revision }),
      ]);
      const after = await current();
      // The edit came first, or was refused because its revision was stale.
      expect(after.plan.locale).toBe(saved.statusCode === 200 ? "pl" : plan.locale);
      expect([200, 409]).toContain(saved.statusCode);
      expect(after.plan.dates?.[0]?.rows).toBe("2026-03-03 Review\n2026-05-12 Planning\n");
    });

    test("of two requests on two servers downloads once", async () => {
      const { calendar } = await add();
      calendars.requests = [];
      calendars.serve(moved);
      const asked = { as: ada, params: { id: project.id, calendar: calendar.id } };
      const both = await Promise.all(
        [server, other].map((node) =>
          ask(node, "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", asked),
        ),
      );
      expect(both.map(({ calendar: { problem } }) => problem)).toEqual([null, null]);
      // The second may have come after the first one had ended.
      const full = calendars.requests.filter(({ headers }) => headers["if-none-match"] !== undefined);
      expect(full.length).toBeLessThanOrEqual(2);
      expect(await rowsOf()).toEqual(["2026-03-03 Review\n2026-05-12 Planning\n"]);
    });
  });

  describe("failures", () => {
    const fail = () => (calendars.answer = (_request, response) => response.writeHead(503).end());

    test("keep the rows, and the owner is told once after three of them", async () => {
      await confirmAddress(server, ada);
      const { calendar } = await add();
      const { revision } = await current();
      fail();
      for (const failures of [1, 2, 3, 4])
        expect(await refresh(calendar.id)).toMatchObject({
          state: "failed",
          calendar: { failures, problem: { text: expect.stringContaining("reports an error") } },
        });
      expect((await current()).revision).toBe(revision);
      expect(await rowsOf()).toEqual(["2026-03-02 Review\n2026-05-12 Planning\n"]);
      const [, told] = await emailsTo(server.outbox, ada.email, 2);
      expect(told?.subject).toBe("A calendar of Rok 2026 can't be read");
      expect(told?.text).toContain(`https://planners.example/projects/${project.id}?tab=dates`);
      expect(told?.text).not.toContain("calendar.ics");
      calendars.serve(moved);
      expect(await refresh(calendar.id)).toMatchObject({ state: "changed", calendar: { failures: 0, problem: null } });
      expect(emailsIn(server.outbox).filter(({ to }) => to === ada.email)).toHaveLength(2);
    });

    test("after a success are counted anew", async () => {
      const { calendar } = await add();
      fail();
      await refresh(calendar.id);
      calendars.serve(meetings);
      await refresh(calendar.id);
      fail();
      expect((await refresh(calendar.id)).calendar.failures).toBe(1);
    });
  });

  test("another user cannot see, refresh, remove or add calendars", async () => {
    const { calendar } = await add();
    const eve = await signedIn(server);
    const hers = await withPlan(eve);
    calendars.requests = [];
    const calls = [
      "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh",
      "DELETE /api/projects/{id}/calendar-addresses/{calendar}",
    ] as const;
    for (const id of [project.id, hers.id])
      for (const call of calls)
        expect(await refused(server, call, { as: eve, params: { id, calendar: calendar.id } })).toMatchObject({
          status: 404,
        });
    const list = { as: eve, params: { id: project.id } };
    expect(await refused(server, "GET /api/projects/{id}/calendar-addresses", list)).toMatchObject({ status: 404 });
    expect(await refuseToAdd(body(), project, eve)).toMatchObject({ status: 404 });
    const anonymous = await inject(server, "GET /api/projects/{id}/calendar-addresses", { params: { id: project.id } });
    expect(anonymous.statusCode).toBe(401);
    expect(calendars.requests).toEqual([]);
    expect(
      (await ask(server, "GET /api/projects/{id}/calendar-addresses", { as: eve, params: { id: hers.id } })).used,
    ).toBe(0);
  });

  test("go with their project, and a copy has the rows without the address", async () => {
    await add();
    const { id } = project;
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
      as: ada,
      params: { id },
      body: { new_name: "Copy" },
    });
    expect(await rowsOf(copy)).toHaveLength(1);
    expect((await list(copy)).addresses).toEqual([]);
    await inject(server, "DELETE /api/projects/{id}", { as: ada, params: { id } });
    await inject(server, "DELETE /api/deleted-projects/{id}", { as: ada, params: { id } });
    const left = server.store.database.selectFrom("calendar_addresses").select("id").where("project_id", "=", id);
    expect(await left.execute()).toEqual([]);
  });

  test("of a shared project are not visitors'", async () => {
    await add();
    const shared = await share(server, ada, await current());
    const eve = await signedIn(server);
    const clone = await ask(server, "POST /api/projects/public/{id}/clone", {
      as: eve,
      params: { id: shared.id },
      body: { new_name: "Clone" },
    });
    const cloned = await ask(server, "GET /api/projects/{id}/calendar-addresses", {
      as: eve,
      params: { id: clone.id },
    });
    expect(cloned).toMatchObject({ addresses: [], used: 0 });
  });
});
