import type { Project } from "@octavo/contract";
import { parseProject, printProject, readProject } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, refused } from "../../test/ask.ts";
import { aProject } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const masters_yaml = `
canvas: { page_size: Device }
profile: remarkable-2
frame: Page
blocks:
  - name: Page
    size: { width: 400, height: 600 }
    widgets:
      - { id: title, type: text_block, position: { x: 20, y: 20, width: 200, height: 30 }, content: "{page}", styling: { style: Title } }
styles: [{ name: Title, size: 20 }]
masters:
  - { name: Day, frame: none, widgets: [] }
  - name: Week
    widgets:
      - { id: box, type: block, position: { x: 20, y: 20, width: 200, height: 300 }, properties: { block: Page } }
`;
const route = "PUT /api/projects/{id}/shared";

describeOnStores("the shared parts of a project", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const replace = ({ id }: Project, shared: object) =>
    ask(server, route, { as: ada, params: { id }, body: { shared_yaml: JSON.stringify(shared) } });
  const block = (name: string, widgets: readonly object[], size = { width: 100, height: 100 }) => ({
    name,
    size,
    widgets,
  });
  const instance = (name: string) => ({
    id: "in",
    type: "block",
    position: { x: 0, y: 0, width: 100, height: 100 },
    properties: { block: name },
  });

  test("come from the library, and are as large as the device", async () => {
    const { blocks, styles, frame, masters, default_canvas } = await aProject(server, ada, { masters_yaml });
    expect([frame, blocks?.map(({ name }) => name), styles]).toEqual(["Page", ["Page"], [{ name: "Title", size: 20 }]]);
    expect(masters.map(({ frame: own }) => own)).toEqual(["none", undefined]);
    expect(default_canvas.dimensions.width).toBeGreaterThan(400);
  });

  test("are the same after export and import", async () => {
    const project = await aProject(server, ada, { masters_yaml });
    const printed = printProject(readProject(project, new Report()));
    const again = parseProject(printed, []).project;
    expect(again?.blocks).toEqual(project.blocks);
    expect(again?.styles).toEqual(project.styles);
    expect(again?.frame).toBe("Page");
  });

  test("are replaced together, and absent without any", async () => {
    const project = await aProject(server, ada, { masters_yaml });
    const themes = [{ name: "Dark", styles: [{ name: "Title", color: "#333333" }] }];
    const changed = await replace(project, { blocks: project.blocks, themes, theme: "Dark" });
    expect(changed).toMatchObject({ blocks: project.blocks, themes, theme: "Dark" });
    expect(changed).not.toHaveProperty("styles");
    expect(changed).not.toHaveProperty("frame");
    const empty = await replace(project, { styles: [] });
    const without = await aProject(server, ada, { masters_yaml: "masters: []" });
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(without).toSorted());
  });

  test("are replaced in the same write as a master, or not at all", async () => {
    const project = await aProject(server, ada, { masters_yaml });
    const change = (params: { id: string; name: string }, shared: object) =>
      ({
        as: ada,
        params,
        body: { frame: null, template_yaml: "widgets: []", shared_yaml: JSON.stringify(shared) },
      }) as const;
    const patch = "PATCH /api/projects/{id}/masters/{name}";
    const day = { id: project.id, name: "Day" };
    const changed = await ask(server, patch, change(day, { blocks: [block("Small", [])] }));
    expect(changed.revision).toBe(project.revision + 1);
    expect(changed.blocks).toEqual([block("Small", [])]);
    expect(changed.masters[0]).not.toHaveProperty("frame");
    const broken = { blocks: [block("A", [instance("A")])] };
    expect(await refused(server, patch, change(day, broken))).toMatchObject({ status: 422 });
  });

  test("change the document of a project only if it has some", async () => {
    const before = await aProject(server, ada);
    const after = await replace(before, { blocks: [] });
    expect({ ...after, revision: 0, updated_at: "", metadata: {} }).toEqual({
      ...before,
      revision: 0,
      updated_at: "",
      metadata: {},
    });
  });

  test("with many widgets stay whole through other changes", async () => {
    const project = await aProject(server, ada, { masters_yaml });
    const many = Array.from({ length: 300 }, (_, i) => ({
      ...instance("Page"),
      id: `w${i}`,
      type: "box",
      properties: {},
    }));
    const blocks = [block("Large", many), block("Small", [instance("Large")])];
    const { blocks: stored } = await replace(project, { blocks });
    expect(stored).toEqual(blocks);
    const params = { id: project.id, name: "Day" };
    const changed = await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
      as: ada,
      params,
      body: { frame: "Small" },
    });
    expect(changed.blocks).toEqual(blocks);
    expect(changed.masters[0]?.frame).toBe("Small");
    const cleared = await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
      as: ada,
      params,
      body: { frame: null },
    });
    expect(cleared.masters[0]).not.toHaveProperty("frame");
  });

  test("are rescaled with the device, copied and compiled", async () => {
    const project = await aProject(server, ada, { masters_yaml });
    const params = { id: project.id };
    const small = await ask(server, "PATCH /api/projects/{id}", {
      as: ada,
      params,
      body: { device_profile: "supernote-nomad" },
    });
    expect(small.blocks?.[0]?.size.width).toBeLessThan(project.blocks?.[0]?.size.width ?? 0);
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
      as: ada,
      params,
      body: { new_name: "Copy" },
    });
    expect([copy.blocks, copy.frame]).toEqual([small.blocks, small.frame]);
  });

  describe("changed with a master", () => {
    const change = "PATCH /api/projects/{id}/masters/{name}";
    const empty = JSON.stringify({ widgets: [] });
    const week = { list: "masters", name: "Week", frame: "none", template_yaml: empty } as const;
    const body = { template_yaml: empty, frame: null, shared_yaml: "styles: []", others: [week] };
    const params = ({ id }: Project) => ({ id, name: "Day" });
    const read = ({ id }: Project) => ask(server, "GET /api/projects/{id}", { as: ada, params: { id } });

    test("are stored with the masters that follow them, in one write", async () => {
      const project = await aProject(server, ada, { masters_yaml });
      const changed = await ask(server, change, { as: ada, params: params(project), body });
      expect(changed.revision).toBe(project.revision + 1);
      expect(changed).not.toHaveProperty("blocks");
      expect(changed.masters.map(({ name, frame, widgets }) => [name, frame, widgets])).toEqual([
        ["Day", undefined, []],
        ["Week", "none", []],
      ]);
      expect(await read(project)).toEqual(changed);
    });

    test.each<[string, object, number]>([
      ["a master that does not exist", { ...body, others: [{ ...week, name: "Month" }] }, 404],
      ["an unknown list", { ...body, others: [{ ...week, list: "blocks" }] }, 422],
    ])("change nothing with %s", async (_, wrong, status) => {
      const project = await aProject(server, ada, { masters_yaml });
      expect(await refused(server, change, { as: ada, params: params(project), body: wrong })).toMatchObject({
        status,
      });
      expect(await read(project)).toEqual(project);
    });

    test("are refused without a session and for others", async () => {
      const project = await aProject(server, ada, { masters_yaml });
      expect(await refused(server, change, { params: params(project), body })).toMatchObject({ status: 401 });
      expect(await refused(server, change, { as: eve, params: params(project), body })).toMatchObject({ status: 404 });
    });
  });

  describe("with mistakes", () => {
    test.each<[string, object, string]>([
      ["a cycle", { blocks: [block("A", [instance("B")]), block("B", [instance("A")])] }, "A → B → A"],
      ["an unknown block", { blocks: [block("Tabs", [instance("Tab")])] }, 'There is no block "Tab"'],
      ["an unknown frame", { frame: "Page" }, 'There is no block "Page"'],
    ])("are refused for %s", async (_, shared, message) => {
      const { id } = await aProject(server, ada);
      const body = { shared_yaml: JSON.stringify(shared) };
      const answer = await refused(server, route, { as: ada, params: { id }, body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
      expect(answer.message).toContain(message);
    });

    test("are refused without a session, for others, and in too large a number", async () => {
      const { id } = await aProject(server, ada);
      const body = { shared_yaml: "styles: []" };
      expect(await refused(server, route, { params: { id }, body })).toMatchObject({ status: 401 });
      expect(await refused(server, route, { as: eve, params: { id }, body })).toMatchObject({ status: 404 });
      const styles = Array.from({ length: 201 }, (_, i) => ({ name: `S${i}` }));
      const many = { shared_yaml: JSON.stringify({ styles }) };
      expect(await refused(server, route, { as: ada, params: { id }, body: many })).toMatchObject({
        error: "QUOTA_EXCEEDED",
      });
    });
  });
});
