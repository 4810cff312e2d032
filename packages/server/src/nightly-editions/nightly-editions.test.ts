import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { EditionInfo, Project } from "@octavo/contract";
import { readEdition } from "@octavo/engine";
import { longTest } from "@octavo/foundation/testing";
import { deflate, inflate } from "@octavo/press";
import { beforeAll, describe, expect, test } from "vitest";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { calendarText } from "../../test/calendar-text.ts";
import { emailsTo } from "../../test/outbox.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { masters, plan } from "../../test/planners.ts";
import { publicUrl, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { writeSetting } from "../site-settings/site-settings.ts";

const withEvents = masters.replace(
  "widgets:\n",
  `widgets:
      - id: events
        type: event_list
        position: { x: 40, y: 300, width: 360, height: 200 }
`,
);
const planWith = (...rows: readonly string[]) =>
  plan.replace("plan:\n", `plan:\n  dates: [{ name: Work, rows: ${JSON.stringify(rows.join("\n"))} }]\n`);

/** Text of a PDF as poppler reads it. */
const textOf = (pdf: Uint8Array) => String(execFileSync("pdftotext", ["-", "-"], { input: pdf }));

const madeFrom = { starter: "daily", version: 1, choices: "" };
const settings = { hour: 4, zone: "Europe/Warsaw", email: false, webhook: null };

usualStores("nightly editions on %s", (store) => {
  const calendars = calendarServer();
  const receiver = calendarServer();
  const server = serverUnderTest({
    store,
    settings: {
      get calendarHosts() {
        return allowedHosts(calendars.host);
      },
      get webhookHosts() {
        return allowedHosts(receiver.host);
      },
    },
  });
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    await writeSetting(server.store.database, "calendar_addresses_per_user", 50, Date.now());
    await server.app.listen({ host: "127.0.0.1", port: 0 });
  });

  const aProject = (changes: object = {}) =>
    aPlannerProject(server, ada, { masters_yaml: withEvents, plan_yaml: planWith("2026-01-02 Fair"), ...changes });
  const addCalendar = (project: Project) =>
    ask(server, "POST /api/projects/{id}/calendar-addresses", {
      ...of(project),
      body: { address: `http://${calendars.host}/${project.id}/secret.ics`, zone: "Europe/Warsaw" },
    });
  const of = ({ id }: Project) => ({ as: ada, params: { id } });
  const switchOn = (project: Project, changes: object = {}) =>
    ask(server, "PUT /api/projects/{id}/standing-edition", { ...of(project), body: { ...settings, ...changes } });
  const standingOf = async (project: Project) => {
    const { standing } = await ask(server, "GET /api/projects/{id}/standing-edition", of(project));
    if (!standing) throw new Error("The project has no nightly editions.");
    return standing;
  };
  /** Makes an edition now and waits for its end. */
  async function made(project: Project): Promise<EditionInfo> {
    const before = (await standingOf(project)).last?.id;
    await ask(server, "POST /api/projects/{id}/editions", of(project));
    const last = async () => (await standingOf(project)).last;
    await expect
      .poll(last, { timeout: 30_000 })
      .toSatisfy((edition: EditionInfo | null) => edition?.id !== before && edition?.state !== "waiting");
    const edition = await last();
    if (!edition) throw new Error("There is no edition.");
    return edition;
  }
  async function change(project: Project, body: { readonly masters_yaml?: string; readonly plan_yaml?: string }) {
    const { revision, metadata } = await ask(server, "GET /api/projects/{id}", of(project));
    const documents = { masters_yaml: withEvents, plan_yaml: planWith("2026-01-02 Fair"), ...body };
    await ask(server, "PUT /api/projects/{id}/documents", {
      ...of(project),
      revision,
      body: { ...documents, device_profile: metadata.device_profile, made_from: madeFrom },
    });
  }
  const tabletPdf = async (project: Project) => {
    const body = { name: "Tablet", scopes: ["read_planners" as const] };
    const { token } = await ask(server, "POST /api/tokens", { as: ada, body });
    const answer = await server.app.inject({ url: `/opds/t/${token}/planners/${project.id}.pdf` });
    expect(answer.statusCode).toBe(200);
    return { pdf: answer.rawPayload, tag: answer.headers.etag };
  };
  const codePdf = async (project: Project) => {
    const { address } = await ask(server, "POST /api/projects/{id}/download-codes", of(project));
    return (await server.app.inject({ url: address.slice(publicUrl.length) })).rawPayload;
  };
  const editionOf = (pdf: Uint8Array) => {
    const result = readEdition(pdf, { inflate, deflate });
    if ("refusal" in result) throw new Error(result.refusal.text);
    return result.edition;
  };

  test("are off until their owner switches them on, and deliver a first edition", async () => {
    const project = await aProject();
    const { standing } = await ask(server, "GET /api/projects/{id}/standing-edition", of(project));
    expect(standing).toBeNull();
    expect(await refused(server, "POST /api/projects/{id}/editions", of(project))).toMatchObject({
      error: "NOT_FOUND",
    });
    const switched = await switchOn(project);
    expect(switched.standing).toMatchObject({ hour: 4, zone: "Europe/Warsaw", delivered: null, last: null });
    expect(await made(project)).toMatchObject({ state: "delivered", report: { pages: 3 } });
    expect(await made(project)).toMatchObject({ state: "unchanged", has_pdf: false });
  });

  test("state the licence of the project", async () => {
    const project = await aProject();
    await ask(server, "POST /api/projects/{id}/share", {
      ...of(project),
      body: { is_public: true, licence: "CC-BY-4.0" },
    });
    await switchOn(project);
    await made(project);
    for (const pdf of [(await tabletPdf(project)).pdf, await codePdf(project)]) {
      const information = execFileSync("pdfinfo", ["-custom", "-"], { input: pdf, encoding: "utf8" });
      expect(information).toMatch(/License: +CC BY 4\.0/);
    }
  });

  test("deliver changed events to OPDS and codes, and nothing that a decision needs", async () => {
    const project = await aProject({ plan_yaml: plan });
    calendars.serve(calendarText("Team", { "2026-01-02": "Fair" }));
    await addCalendar(project);
    await switchOn(project);
    const first = await made(project);
    const before = await tabletPdf(project);
    calendars.serve(calendarText("Team", { "2026-01-03": "Fair", "2026-01-02": "Call", "2026-01-01": "Walk" }));
    const second = await made(project);
    expect(second).toMatchObject({
      state: "delivered",
      report: {
        events: { added: 2, changed: 1, removed: 0 },
        calendars: [{ address: `${calendars.host}/…`, state: "changed" }],
      },
    });
    const after = await tabletPdf(project);
    expect(after.tag).not.toBe(before.tag);
    expect(editionOf(after.pdf).project?.plan_yaml).toContain("Walk");
    const code = await codePdf(project);
    expect(editionOf(code).project).toBeUndefined();
    expect(editionOf(code).manifest.pages).toEqual(editionOf(after.pdf).manifest.pages);

    const changed = { masters_yaml: withEvents.replace("{date_long}", "{date_long}!") };
    await change(project, changed);
    const third = await made(project);
    expect(third).toMatchObject({ state: "undecided", has_pdf: true, report: { changed_pages: 3 } });
    expect(third.report?.page_list[0]).toMatchObject({ page: 1, identity: "days/2026-01-01", change: "print" });
    expect((await tabletPdf(project)).pdf.equals(after.pdf)).toBe(true);
    expect((await standingOf(project)).delivered?.id).toBe(second.id);

    const decision = (edition: EditionInfo, deliver: boolean) => ({
      as: ada,
      params: { id: project.id, edition: edition.id },
      body: { deliver },
    });
    const route = "POST /api/projects/{id}/editions/{edition}/decision";
    // The same edition is not asked about again.
    expect(await made(project)).toMatchObject({ state: "unchanged" });
    expect((await standingOf(project)).undecided).toMatchObject({ id: third.id, has_pdf: true });
    const kept = await ask(server, route, decision(third, false));
    expect(kept.standing).toMatchObject({ undecided: null, delivered: { id: second.id } });
    expect(await made(project)).toMatchObject({ state: "unchanged" });
    expect(await refused(server, route, decision(third, true))).toMatchObject({ error: "NOT_FOUND" });
    expect(await refused(server, route, decision(first, true))).toMatchObject({ error: "NOT_FOUND" });

    await change(project, { masters_yaml: withEvents.replace("{date_long}", "{date_long}?") });
    const fourth = await made(project);
    expect((await ask(server, route, decision(fourth, true))).standing).toMatchObject({ delivered: { id: fourth.id } });
    expect((await tabletPdf(project)).pdf.equals(after.pdf)).toBe(false);
    expect(await made(project)).toMatchObject({ state: "unchanged" });
  });

  test("keep an edition that its owner accepts while the next one is made", async () => {
    const project = await aProject();
    await switchOn(project);
    await made(project);
    await change(project, { masters_yaml: withEvents.replace("{date_long}", "{date_long}!") });
    calendars.serve(calendarText("Team", {}));
    await addCalendar(project);
    const undecided = await made(project);
    // The next edition waits for its calendar while the owner decides.
    const { answer } = calendars;
    const asked = Promise.withResolvers<() => void>();
    calendars.answer = (request, response) => asked.resolve(() => answer(request, response));
    await ask(server, "POST /api/projects/{id}/editions", of(project));
    const goOn = await asked.promise;
    const params = { id: project.id, edition: undecided.id };
    await ask(server, "POST /api/projects/{id}/editions/{edition}/decision", {
      as: ada,
      params,
      body: { deliver: true },
    });
    const accepted = await tabletPdf(project);
    calendars.answer = answer;
    goOn();
    const last = async () => (await standingOf(project)).last;
    await expect
      .poll(last, { timeout: 30_000 })
      .toSatisfy((edition: EditionInfo | null) => edition?.id !== undecided.id && edition?.state !== "waiting");
    expect(await last()).toMatchObject({ state: "unchanged" });
    expect((await standingOf(project)).delivered).toMatchObject({ id: undecided.id, has_pdf: true });
    expect((await tabletPdf(project)).pdf.equals(accepted.pdf)).toBe(true);
  });

  longTest(
    "print an event that was added to the calendar, and keep the last ones of a calendar that fails",
    async () => {
      const project = await aProject({ plan_yaml: plan });
      calendars.serve(calendarText("Team", { "2026-01-02": "Fair" }));
      await addCalendar(project);
      await switchOn(project);
      await made(project);
      expect(textOf((await tabletPdf(project)).pdf)).not.toContain("Regatta");
      calendars.serve(calendarText("Team", { "2026-01-02": "Fair", "2026-01-03": "Regatta" }));
      expect(await made(project)).toMatchObject({ state: "delivered", report: { events: { added: 1 } } });
      expect(textOf((await tabletPdf(project)).pdf)).toContain("Regatta");
      expect(textOf(await codePdf(project))).toContain("Regatta");
      calendars.answer = (_request, response) => response.writeHead(503).end();
      const address = `${calendars.host}/…`;
      expect(await made(project)).toMatchObject({
        state: "unchanged",
        report: { calendars: [{ address, state: "failed" }] },
      });
      expect(textOf((await tabletPdf(project)).pdf)).toContain("Regatta");
    },
  );

  test("keep pages that the plan no longer makes, and ask first", async () => {
    const project = await aProject();
    await switchOn(project);
    await made(project);
    await change(project, {
      plan_yaml: planWith("2026-01-02 Fair").replace('start_date: "2026-01-01"', 'start_date: "2026-01-02"'),
    });
    const edition = await made(project);
    expect(edition).toMatchObject({ state: "undecided", report: { removed_pages: 1 } });
    const params = { id: project.id, edition: edition.id };
    const { rawPayload } = await inject(server, "GET /api/projects/{id}/editions/{edition}/pdf", { as: ada, params });
    expect(editionOf(rawPayload).manifest.pages[0]).toMatchObject({ identity: "days/2026-01-01", placeholder: "kept" });
  });

  test("tell that documents have errors, and keep the last edition", async () => {
    const project = await aProject();
    await switchOn(project);
    const first = await made(project);
    await change(project, { plan_yaml: "plan: { sections: [{ kind: days, master: Nobody, generate: once }] }" });
    expect(await made(project)).toMatchObject({ state: "failed", report: { problem: { text: expect.any(String) } } });
    expect((await standingOf(project)).delivered?.id).toBe(first.id);
  });

  test("are announced by email and by a signed webhook", async () => {
    const calls: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
    receiver.answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(204).end();
      });
    };
    const url = `http://${receiver.host}/hook`;
    await confirmAddress(server, ada);
    const project = await aProject({ name: "Announced" });
    const { webhook_secret, standing } = await switchOn(project, { email: true, webhook: { url } });
    expect(standing?.webhook).toBe(url);
    expect(await switchOn(project, { email: true, webhook: { url } })).toMatchObject({ webhook_secret: null });
    const edition = await made(project);
    await expect.poll(() => calls.length, { timeout: 40_000 }).toBe(1);
    const [{ headers, body }] = calls as [(typeof calls)[number]];
    expect(JSON.parse(body)).toMatchObject({
      event: "edition.delivered",
      edition: { id: edition.id, pages: 3 },
      project: { id: project.id, name: "Announced", address: `${publicUrl}/projects/${project.id}` },
    });
    const [, seconds = "", signature = ""] =
      /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers["octavo-signature"])) ?? [];
    const expected = createHmac("sha256", webhook_secret ?? "")
      .update(`${seconds}.${body}`)
      .digest("hex");
    expect(signature).toBe(expected);
    const [, email] = await emailsTo(server.outbox, ada.email, 2);
    expect(email?.subject).toBe("New edition of Announced");
    expect(email?.text).toContain(`${publicUrl}/projects/${project.id}`);
  });

  test("belong to the owner of the project", async () => {
    const eve = await signedIn(server, "Eve");
    const project = await aProject();
    await switchOn(project);
    const edition = await made(project);
    const params = { id: project.id, edition: edition.id };
    const notFound = { error: "NOT_FOUND" };
    const as = eve;
    expect(await refused(server, "GET /api/projects/{id}/standing-edition", { as, params })).toMatchObject(notFound);
    expect(
      await refused(server, "PUT /api/projects/{id}/standing-edition", { as, params, body: settings }),
    ).toMatchObject(notFound);
    expect(await refused(server, "DELETE /api/projects/{id}/standing-edition", { as, params })).toMatchObject(notFound);
    expect(await refused(server, "POST /api/projects/{id}/editions", { as, params })).toMatchObject(notFound);
    const decision = { as, params, body: { deliver: true } };
    expect(await refused(server, "POST /api/projects/{id}/editions/{edition}/decision", decision)).toMatchObject(
      notFound,
    );
    expect(await refused(server, "GET /api/projects/{id}/editions/{edition}/pdf", { as, params })).toMatchObject(
      notFound,
    );
    // Nor do they come through another project of the one who asks.
    const hers = await aPlannerProject(server, eve);
    expect(
      await refused(server, "GET /api/projects/{id}/editions/{edition}/pdf", {
        as,
        params: { ...params, id: hers.id },
      }),
    ).toMatchObject(notFound);
  });

  test.each([
    ["http://127.0.0.1/hook", "a private network"],
    ["https://[::ffff:169.254.169.254]/", "a private network"],
    ["https://example.org:22/", "a port that this site does not allow"],
    ["https://ada:secret@example.org/", "begins with https://"],
  ])("refuse the webhook %s", async (url, message) => {
    const project = await aProject();
    const body = { ...settings, webhook: { url } };
    const answer = await refused(server, "PUT /api/projects/{id}/standing-edition", { ...of(project), body });
    expect(answer).toMatchObject({
      status: 422,
      details: [{ path: "webhook.url", message: expect.stringContaining(message) }],
    });
  });

  test.each([{ zone: "Warsaw" }, { hour: 24 }, { webhook: { url: "ftp://example.org" } }])(
    "refuse the settings %j",
    async (changes) => {
      const project = await aProject();
      const body = { ...settings, ...changes };
      expect(await refused(server, "PUT /api/projects/{id}/standing-edition", { ...of(project), body })).toMatchObject({
        error: "INVALID_REQUEST",
      });
    },
  );

  test("end with the switch, and programs get the present content again", async () => {
    const project = await aProject();
    await switchOn(project);
    await made(project);
    await change(project, { masters_yaml: withEvents.replace("{date_long}", "Changed {date_long}") });
    const before = (await tabletPdf(project)).pdf;
    const removal = await inject(server, "DELETE /api/projects/{id}/standing-edition", of(project));
    expect(removal.statusCode).toBe(204);
    expect((await tabletPdf(project)).pdf.equals(before)).toBe(false);
  });
});

describe("a night", () => {
  const server = serverUnderTest();

  test("makes one edition of each project whose hour has come", async () => {
    const ada = await signedIn(server);
    const projects = [await aPlannerProject(server, ada), await aPlannerProject(server, ada)];
    const of = (id: string) => ({ as: ada, params: { id } });
    for (const { id } of projects)
      await ask(server, "PUT /api/projects/{id}/standing-edition", { ...of(id), body: settings });
    const [first, second] = projects.map(({ id }) => id) as [string, string];
    const hour = Date.UTC(2026, 10, 28, 3);
    await server.store.database
      .updateTable("standing_editions")
      .set({ next_at: hour, cost: 1 })
      .where("id", "=", first)
      .execute();
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const standingOf = async (id: string) =>
      (await ask(server, "GET /api/projects/{id}/standing-edition", of(id))).standing;
    await expect.poll(async () => (await standingOf(first))?.last?.state, { timeout: 30_000 }).toBe("delivered");
    expect(await standingOf(first)).toMatchObject({ last: { night: "2026-11-28" } });
    expect(Date.parse((await standingOf(first))?.next_at ?? "")).toBeGreaterThan(Date.now());
    expect((await standingOf(second))?.last).toBeNull();
  });
});
