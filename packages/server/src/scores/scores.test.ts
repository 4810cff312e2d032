import { scoreWeights } from "@octavo/contract";
import { starterWorld } from "@octavo/press";
import { createPlanner, defaultChoices, starters } from "@octavo/starters";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { aProject, share } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { ScoreKeeper } from "./score-keeper.ts";
import { claimNext, measurementVersion } from "./store.ts";

/** Pages to which the links of each page lead, read by pdf.js. */
async function linksOf(pdf: Uint8Array): Promise<readonly (readonly number[])[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: number[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const annotations = await (await document.getPage(number)).getAnnotations();
    const targets: number[] = [];
    for (const { subtype, dest } of annotations) {
      if (subtype !== "Link" || !dest) continue;
      const explicit = typeof dest === "string" ? await document.getDestination(dest) : dest;
      targets.push(explicit ? (await document.getPageIndex(explicit[0])) + 1 : 0);
    }
    pages.push(targets);
  }
  await document.loadingTask.destroy();
  return pages;
}

const oneWay = {
  masters_yaml: `masters:
  - name: Cover
    widgets:
      - id: forward
        type: internal_link
        position: { x: 60, y: 60, width: 200, height: 60 }
        content: Notes
        properties: { to_dest: "notes:page:001" }
      - id: gone
        type: internal_link
        position: { x: 60, y: 160, width: 200, height: 60 }
        content: Site
        properties: { to_dest: "https://example.org/" }
  - name: Note
    widgets: []
`,
  plan_yaml: `calendar: { start_date: 2026-01-01, end_date: 2026-12-31 }
sections:
  - { kind: cover, master: Cover, generate: once }
  - { kind: notes, master: Note, generate: count, count: 2 }
order: [cover, notes]
`,
};

describeOnStores("scores", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
  });

  const keeper = () =>
    new ScoreKeeper({
      database: server.store.database,
      objects: server.objects,
      kind: server.store.kind,
      render: server.render,
      now: clock.now,
      log: server.app.log,
    });
  const rest = () => clock.pass({ minutes: 2 });
  const measure = async () => {
    rest();
    await keeper().measureDue();
  };
  const scoreOf = (id: string) => ask(server, "GET /api/public/projects/{id}/score", { params: { id } });
  const shown = (id: string) => ask(server, "GET /api/public/projects/{id}", { params: { id } });
  const pdfOf = async (id: string) =>
    (await inject(server, "GET /api/public/projects/{id}/pdf", { params: { id }, query: {} })).rawPayload;

  test("wait until the project rests, and are measured once", async () => {
    const project = await aPlannerProject(server, ada);
    expect(await refused(server, "GET /api/public/projects/{id}/score", { params: { id: project.id } })).toMatchObject({
      status: 404,
    });
    await share(server, ada, project);
    await keeper().measureDue();
    const waiting = { state: "waiting", score: null, measured_at: null, report: null };
    expect(await scoreOf(project.id)).toEqual(waiting);
    await measure();
    const { state, score, report } = await scoreOf(project.id);
    expect(state).toBe("measured");
    expect((await shown(project.id)).score).toBe(score);
    const points = Object.values(report ?? {}).map((part) => part?.points ?? 0);
    expect(score).toBe(Math.round(points.reduce((sum, each) => sum + each, 0)));
    for (const [part, most] of Object.entries(scoreWeights))
      expect(report?.[part as keyof typeof scoreWeights]?.points).toBeLessThanOrEqual(most);
    rest();
    expect(await claimNext(server.store.database, clock.now())).toBeUndefined();
  });

  test("count the links that pdf.js finds, those without a way back and those to nowhere", async () => {
    const project = await share(server, ada, await aProject(server, ada, { name: "One way", ...oneWay }));
    await measure();
    expect(await linksOf(await pdfOf(project.id))).toEqual([[2], [], []]);
    const { report } = await scoreOf(project.id);
    expect(report?.links).toEqual({
      points: scoreWeights.links / 2,
      total: 1,
      broken: 0,
      one_way: 1,
      examples: [{ page: 1, target: 2 }],
      pages: 3,
      read_pages: 3,
    });
  });

  test("of a starter prove each link, and name devices and languages", async () => {
    const starter = starters.find(({ id }) => id === "weekly");
    if (!starter) throw new Error("There is no weekly starter.");
    const choices = defaultChoices(starter, { device: "remarkable-2", year: 2026, locale: "en" });
    const { masters, plan } = createPlanner(starter, choices, await starterWorld());
    const documents = { name: "Weekly", masters_yaml: masters, plan_yaml: plan };
    const { id } = await share(server, ada, await aProject(server, ada, documents));
    await measure();
    const pages = await linksOf(await pdfOf(id));
    const { report, score } = await scoreOf(id);
    expect(report?.links).toMatchObject({ total: pages.flat().length, broken: 0, one_way: 0, examples: [] });
    const leadsTo = (page: number, wanted: number, links: number): boolean =>
      links > 0 && (pages[page - 1] ?? []).some((next) => next === wanted || leadsTo(next, wanted, links - 1));
    expect(pages.every((targets, i) => targets.every((target) => target === i + 1 || leadsTo(target, i + 1, 3)))).toBe(
      true,
    );
    expect(report?.rules).toEqual({ points: scoreWeights.rules, errors: 0, warnings: 0 });
    expect(report?.devices?.fits.length).toBeGreaterThan(2);
    expect([...(report?.languages?.fits ?? []), ...(report?.languages?.problems ?? [])]).toHaveLength(4);
    expect(report?.weight).toMatchObject({ bytes: expect.any(Number), pages: pages.length });
    expect(score).toBeGreaterThan(80);
    const found = await ask(server, "GET /api/public/projects", { query: { min_score: score ?? 0, search: "weekly" } });
    expect(found.projects.map((project) => project.id)).toContain(id);
  });

  describe("after a change", () => {
    test("of the content wait again, and are kept while the project is private", async () => {
      const project = await share(server, ada, await aPlannerProject(server, ada, { name: "Kept" }));
      await measure();
      const before = await scoreOf(project.id);
      const params = { id: project.id };
      await ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: false } });
      expect(await refused(server, "GET /api/public/projects/{id}/score", { params })).toMatchObject({ status: 404 });
      await share(server, ada, project);
      expect(await scoreOf(project.id)).toEqual(before);
      await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Kept no more" } });
      expect(await scoreOf(project.id)).toMatchObject({ state: "waiting" });
      expect(await shown(project.id)).toMatchObject({ score: null });
      await measure();
      expect(await scoreOf(project.id)).toMatchObject({ state: "measured", score: before.score });
    });

    test("of the measurement are made again", async () => {
      const project = await share(server, ada, await aPlannerProject(server, ada, { name: "Older" }));
      await measure();
      const { database } = server.store;
      const older = { score_version: measurementVersion - 1 };
      await database.updateTable("projects").set(older).where("id", "=", project.id).execute();
      expect(await claimNext(database, clock.now())).toBe(project.id);
    });
  });

  test("of a project with errors say so, and it stays public", async () => {
    const project = await share(server, ada, await aPlannerProject(server, ada, { name: "Broken" }));
    const plan = { calendar: { start_date: "2026-12-31", end_date: "2026-01-01" }, sections: [], order: [] };
    const params = { id: project.id };
    await ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: plan } as never);
    await measure();
    expect(await scoreOf(project.id)).toMatchObject({ state: "invalid", score: null, report: null });
    expect(await shown(project.id)).toMatchObject({ score: null, id: project.id });
  });

  test("that several servers measure are claimed by one", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++)
      ids.push((await share(server, ada, await aPlannerProject(server, ada, { name: `Claimed ${i}` }))).id);
    rest();
    const { database } = server.store;
    const claimed = await Promise.all(Array.from({ length: 12 }, () => claimNext(database, clock.now())));
    const found = claimed.filter((id) => id !== undefined);
    expect(new Set(found).size).toBe(found.length);
    for (let id = await claimNext(database, clock.now()); id; id = await claimNext(database, clock.now()))
      found.push(id);
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(new Set(found).size).toBe(found.length);
  });
});
