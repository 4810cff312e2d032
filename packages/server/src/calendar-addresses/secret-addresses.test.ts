import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { ask, inject } from "../../test/ask.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { calendarText } from "../../test/calendar-text.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { emailsIn, emailsTo } from "../../test/outbox.ts";
import { aMaster, aProject, share } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, confirmIdentity, type SignedIn, signedIn } from "../../test/signed-in.ts";

/** The secret part of an address, such as Google and Nextcloud make it. */
const secret = "private-0123456789abcdef0123456789abcdef";

describeOnStores("the secret of an address", (store) => {
  const log = capturedLog();
  const calendars = calendarServer();
  const server = serverUnderTest({
    store,
    logger: log.logger,
    settings: {
      get calendarHosts() {
        return allowedHosts(calendars.host);
      },
    },
  });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
    eve = await signedIn(server);
    await ask(server, "PATCH /api/admin/settings", { as: ada, body: { calendar_addresses_per_user: 5 } });
  });

  /** All rows of all tables as text. */
  async function dump(): Promise<string> {
    const { database } = server.store;
    const tables = await database.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        database
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  }

  function streamsOf(pdf: Uint8Array): string {
    const folder = mkdtempSync(join(tmpdir(), "octavo-secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [from, to] = [join(folder, "planner.pdf"), join(folder, "plain.pdf")];
    writeFileSync(from, pdf);
    execFileSync("qpdf", ["--qdf", "--object-streams=disable", from, to]);
    return readFileSync(to, "latin1");
  }

  test("is in no log, table, PDF, clone, copy, export, email or answer", async () => {
    await confirmAddress(server, ada);
    const address = `http://${calendars.host}/calendar/ical/${secret}/basic.ics?token=${secret}`;
    calendars.serve(calendarText("Meetings", { "2026-03-02": "Review" }));
    const { id } = await aMaster(server, ada, await aProject(server, ada), "Day");
    const params = { id };
    const section = { kind: "days", master: "Day", generate: "once", anchors: [], context: {} };
    const calendar = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 };
    const plan = { calendar, sections: [section], order: ["days"] };
    await ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: plan });
    const answers: string[] = [];
    const call = async (...asked: Parameters<typeof inject>) => {
      const answer = await inject(...asked);
      answers.push(answer.body, JSON.stringify(answer.headers));
      return answer;
    };
    const body = { address, zone: "Europe/Warsaw" };
    const add = (sent: object) =>
      call(server, "POST /api/projects/{id}/calendar-addresses", { as: ada, params, body: sent });
    const added = await add(body);
    expect(added.statusCode).toBe(201);
    expect((await add(body)).statusCode).toBe(409);
    expect((await add({ ...body, zone: "Nowhere" })).statusCode).toBe(422);
    expect((await add({ ...body, address: `http://127.0.0.1/${secret}` })).statusCode).toBe(422);
    expect((await add({ ...body, address: `https://${secret}.invalid/${secret}` })).statusCode).toBe(422);
    expect((await add({ ...body, address: `x ${secret}` })).statusCode).toBe(422);
    expect((await add({ ...body, address: secret.repeat(100) })).statusCode).toBe(422);
    await call(server, "GET /api/projects/{id}/calendar-addresses", { as: ada, params });
    const again = { as: ada, params: { id, calendar: added.json<{ calendar: { id: string } }>().calendar.id } };
    const refresh = () => call(server, "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", again);
    expect((await refresh()).json()).toMatchObject({ state: "unchanged" });
    calendars.answer = (_request, response) => response.writeHead(302, { location: `http://10.0.0.1/${secret}` }).end();
    for (let failures = 0; failures < 3; failures++)
      expect((await refresh()).json()).toMatchObject({ state: "failed" });
    await emailsTo(server.outbox, ada.email, 2);
    await call(server, "GET /api/projects/{id}", { as: ada, params });
    await call(server, "GET /api/projects/{id}/versions", { as: ada, params });
    await call(server, "GET /api/admin/audit", { as: ada });
    const pdf = await inject(server, "GET /api/projects/{id}/pdf", { as: ada, params });
    expect(pdf.statusCode).toBe(200);
    await share(server, ada, await ask(server, "GET /api/projects/{id}", { as: ada, params }));
    const publicPdf = await inject(server, "GET /api/public/projects/{id}/pdf", { params });
    await call(server, "GET /api/public/projects/{id}", { params });
    await call(server, "POST /api/projects/public/{id}/clone", { as: eve, params, body: { new_name: "Clone" } });
    await call(server, "POST /api/projects/{id}/duplicate", { as: ada, params, body: { new_name: "Copy" } });
    const archive = await inject(server, "GET /api/account/export", { as: await confirmIdentity(server, ada) });
    expect(archive.statusCode).toBe(200);
    const folder = mkdtempSync(join(tmpdir(), "octavo-secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "archive.zip"), archive.rawPayload);
    const unzip =
      "import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print('\\n'.join(n+z.read(n).decode('latin1') for n in z.namelist()))";
    const files = execFileSync("python3", ["-c", unzip, join(folder, "archive.zip")], { maxBuffer: 2 ** 28 });
    const places = {
      answers: answers.join("\n"),
      log: log.text(),
      tables: await dump(),
      pdf: streamsOf(pdf.rawPayload),
      "public pdf": streamsOf(publicPdf.rawPayload),
      archive: String(files),
      emails: JSON.stringify(emailsIn(server.outbox)),
    };
    // Each place has what it should have, so that the search below is of the right text.
    expect(places.tables).toContain(calendars.host);
    expect(places.log).toContain("a calendar could not be read");
    expect(places.archive).toContain("Review");
    expect(places.pdf).toContain("%PDF");
    expect(places.emails).toContain("Meetings");
    for (const [place, text] of Object.entries(places)) {
      expect(text.includes(secret), place).toBe(false);
      expect(text.includes(Buffer.from(secret).toString("base64").slice(3, -4)), place).toBe(false);
    }
  });
});
