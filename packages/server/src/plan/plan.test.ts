import type { Project, WrittenPlanSection } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, refused } from "../../test/ask.ts";
import { aMaster, aPage, aProject } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

describeOnStores("plan and rules", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
    project = await aPage(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Cover");
  });

  const calendar = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 };
  const section = (changes: object) => ({ kind: "days", master: "Day", generate: "each_day", ...changes });
  const params = () => ({ id: project.id });
  const putPlan = (plan: object) =>
    ask(server, "PUT /api/projects/{id}/plan", { as: ada, params: params(), body: plan });
  const putRules = (rules: object) =>
    ask(server, "PUT /api/projects/{id}/compilation", { as: ada, params: params(), body: rules });

  describe("a plan", () => {
    test("is kept as it was written", async () => {
      const plan = {
        calendar: { ...calendar, pages_per_day: 2, system: "hijri", correction: -1, digits: "native" },
        locale: "pl",
        week_start: "sunday",
        sections: [
          section({
            weekdays: ["monday"],
            pages_per_item: 2,
            anchors: [{ dest_id: "day:{date}" }],
            context: { motto: "Carpe diem", ważne: "tak" },
            counters: { n: { start: 1, step: 2 } },
            nested: [{ kind: "hours", master: "Day", generate: "once", anchors: [], context: {} }],
          }),
        ],
        order: ["days"],
        week_numbering: "us",
        years: { fiscal: 10 },
        terms: [{ name: "Autumn", from: "2026-10-01", to: "2026-12-18" }],
        dates: [
          { holidays: "DE", region: "BY", names: "both", kinds: ["holiday", "school"], name: "DE-BY" },
          {
            name: "Family",
            style: { pattern: "hatched", text: "regular" },
            exclude: { words: ["private"], categories: [] },
            all_day: "shown",
            rows: "2026-05-12 Ann | birthday | age 40\n2026-05-12 09:00-10:30 Review | #Work | id 7@work",
          },
        ],
      };
      const answer = await putPlan({ plan_data: plan });
      expect(answer.plan).toEqual(plan);
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: params() })).toEqual(answer);
      expect((await putPlan(plan)).plan).toEqual(plan);
    });

    test("gets its order rebuilt: known kinds first, then the others", async () => {
      const sections = ["a", "b", "c", "d"].map((kind) => section({ kind, generate: "once" }));
      const { plan } = await putPlan({ calendar, sections, order: ["c", "gone", " a ", "c"] });
      expect(plan.order).toEqual(["c", "a", "b", "d"]);
      expect((await putPlan({ calendar, sections: [], order: ["a"] })).plan.order).toEqual([]);
    });

    test.each<[string, object, string, string]>([
      ["no kind", { kind: " " }, "sections[0].kind", "Section kind is required"],
      ["no master", { master: "" }, "sections[0].master", "Master template is required"],
      ["a master that is not there", { master: "Night" }, "sections[0].master", "Referenced master does not exist"],
      ["no count", { generate: "count" }, "sections[0].count", "Count must be at least 1"],
      ["a count of nothing", { generate: "count", count: 0 }, "sections[0].count", "Count must be at least 1"],
      [
        "half a range",
        { start_date: "2026-01-01" },
        "sections[0]",
        "Provide both start and end, or leave both empty to use plan defaults",
      ],
      [
        "an @ in a destination",
        { anchors: [{ dest_id: "day:@date" }] },
        "sections[0].anchors[0].dest_id",
        "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
      ],
    ])("with %s is refused beside its field", async (_, changes, path, message) => {
      const body = { calendar, sections: [section(changes)] };
      const answer = await refused(server, "PUT /api/projects/{id}/plan", { as: ada, params: params(), body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT", message, details: [{ path, message }] });
    });

    test("with empty form fields is stored", async () => {
      const empty = { count: null, start_date: null, end_date: "", pages_per_item: null };
      const { plan } = await putPlan({ calendar, sections: [section(empty)] });
      expect(plan.sections[0]).toMatchObject({ kind: "days", master: "Day" });
    });

    test("with dates that don't compile can be stored", async () => {
      const { plan } = await putPlan({ calendar: { start_date: "2026-12-31", end_date: "2026-01-01" }, sections: [] });
      expect(plan.calendar).toMatchObject({ start_date: "2026-12-31", end_date: "2026-01-01" });
    });

    test.each<[object, string]>([
      [{}, "calendar"],
      [{ calendar: { ...calendar, pages_per_day: 0 } }, "calendar.pages_per_day"],
      [{ calendar, sections: [{ generate: "once" }] }, "sections[0].kind"],
      [{ calendar, sections: "none" }, "sections"],
      [{ plan_data: {} }, "plan_data.calendar"],
      [{ plan_data: 5 }, "plan_data"],
    ])("%j is no plan", async (body, path) => {
      const answer = await refused(server, "PUT /api/projects/{id}/plan", { as: ada, params: params(), body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path }] });
    });
  });

  describe("compilation rules", () => {
    test("keep their order and are numbered from 1", async () => {
      const rules = [
        {
          page_name: "Cover",
          repeat_mode: "each_month",
          start_date: "2026-01-01",
          order: 9,
          context_rules: { a: "{month}" },
        },
        { page_name: "Cover", repeat_mode: "count", count: 3, order: 2 },
        { page_name: "Cover", order: 9 },
      ];
      const answer = await putRules(rules);
      expect(answer.compilation_rules).toMatchObject([
        { page_name: "Cover", repeat_mode: "count", count: 3, order: 1, context_rules: {} },
        { page_name: "Cover", repeat_mode: "each_month", order: 2, context_rules: { a: "{month}" } },
        { page_name: "Cover", repeat_mode: "once", order: 3 },
      ]);
      expect((await putRules({ rules: answer.compilation_rules })).compilation_rules).toEqual(answer.compilation_rules);
      expect((await putRules([])).compilation_rules).toEqual([]);
    });

    test.each<[string, object, string, string]>([
      ["no page", { page_name: " " }, "page_name", "All rules must have a page name"],
      ["a page that is not there", { page_name: "Back" }, "page_name", expect.stringContaining("Back")],
      ["no count", { repeat_mode: "count" }, "count", "Count repeat mode requires a valid count value"],
      ["a count of 0", { repeat_mode: "count", count: 0 }, "count", "Count repeat mode requires a valid count value"],
      ["no start of its days", { repeat_mode: "each_day" }, "start_date", "each_day repeat mode requires a start date"],
      [
        "no start of its weeks",
        { repeat_mode: "each_week", start_date: "" },
        "start_date",
        "each_week repeat mode requires a start date",
      ],
      [
        "no start of its months",
        { repeat_mode: "each_month", start_date: null },
        "start_date",
        "each_month repeat mode requires a start date",
      ],
    ])("with %s are refused beside the field", async (_, changes, field, message) => {
      const body = [{ page_name: "Cover" }, { page_name: "Cover", ...changes }];
      const answer = await refused(server, "PUT /api/projects/{id}/compilation", { as: ada, params: params(), body });
      expect(answer).toMatchObject({
        status: 422,
        error: "INVALID_DOCUMENT",
        message,
        details: [{ path: `compilation_rules[1].${field}`, message }],
      });
    });

    test("are 200 at most", async () => {
      const body = Array.from({ length: 201 }, () => ({ page_name: "Cover" }));
      const answer = await refused(server, "PUT /api/projects/{id}/compilation", { as: ada, params: params(), body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST" });
    });
  });

  describe("sections with their masters", () => {
    const route = "POST /api/projects/{id}/sections";
    const list = { kind: "reading", master: "Reading", generate: "count", count: 3, anchors: [], context: {} };

    test("are added in one write", async () => {
      const before = await ask(server, "GET /api/projects/{id}", { as: ada, params: params() });
      const body = {
        masters: [{ name: "Reading", template_yaml: "widgets: []" }],
        plan: { calendar, sections: [list] },
      };
      const answer = await ask(server, route, { as: ada, params: params(), body, revision: before.revision });
      expect(answer.revision).toBe(before.revision + 1);
      expect(answer.masters.map(({ name }) => name)).toEqual(["Day", "Reading"]);
      expect(answer.plan).toMatchObject({ sections: [{ kind: "reading" }], order: ["reading"] });
      const stale = await refused(server, route, { as: ada, params: params(), body, revision: before.revision });
      expect(stale).toMatchObject({ status: 409, error: "STALE_REVISION" });
    });

    test("are refused as a whole if the plan or a name is unusable", async () => {
      const before = await ask(server, "GET /api/projects/{id}", { as: ada, params: params() });
      const masters = [{ name: "Later", template_yaml: "widgets: []" }];
      const plan = { calendar, sections: [{ ...list, kind: " " }] };
      const wrong = await refused(server, route, { as: ada, params: params(), body: { masters, plan } });
      expect(wrong).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
      const body = { masters: [...masters, { name: "Day" }], plan: { calendar, sections: [list] } };
      const taken = await refused(server, route, { as: ada, params: params(), body });
      expect(taken).toMatchObject({ status: 409, error: "NAME_TAKEN" });
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: params() })).toEqual(before);
    });
  });

  test.each([
    ["POST /api/projects/{id}/sections", { masters: [], plan: { calendar, sections: [] as WrittenPlanSection[] } }],
    ["PUT /api/projects/{id}/plan", { calendar, sections: [] as WrittenPlanSection[] }],
    ["PUT /api/projects/{id}/compilation", []],
  ] as const)("%s is the owner's alone", async (name, body) => {
    const before = await ask(server, "GET /api/projects/{id}", { as: ada, params: params() });
    expect(await refused(server, name, { params: params(), body })).toMatchObject({ status: 401 });
    expect(await refused(server, name, { as: eve, params: params(), body })).toMatchObject({
      status: 404,
      message: "Project not found",
    });
    expect(await refused(server, name, { as: ada, params: { id: "none" }, body })).toMatchObject({ status: 404 });
    expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: params() })).toEqual(before);
  });
});
