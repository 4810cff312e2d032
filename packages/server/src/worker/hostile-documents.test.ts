/** Malicious documents, through every API call that accepts documents. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ApiErrorBody } from "@octavo/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, inject } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { longPlan, masters, plan } from "../../test/planners.ts";
import { connect, previewRequest } from "../../test/preview-client.ts";
import { share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const server = serverUnderTest({ renderProcesses: true });
let ada: SignedIn;
beforeAll(async () => {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  ada = await signedIn(server);
});

interface Said {
  readonly status: number;
  readonly said: string;
}

const post = async (name: "build" | "generate" | "preview", body: object): Promise<Said> => {
  const route = name === "build" ? "POST /api/compile/build" : (`POST /api/pdf/${name}` as const);
  const answer = await inject(server, route, { as: ada, body });
  return { status: answer.statusCode, said: answer.statusCode < 300 ? "" : answer.json<ApiErrorBody>().message };
};

/** All calls that pass a template to a worker process. */
const templateDoors: Readonly<Record<string, (yaml_content: string) => Promise<Said>>> = {
  generate: (yaml_content) => post("generate", { yaml_content }),
  preview: (yaml_content) => post("preview", { yaml_content }),
  socket: async (yaml_content) => {
    const client = await connect(server.app, ada);
    client.send(previewRequest({ yaml_content }));
    const { type, data } = await client.next();
    return type === "error" ? { status: 422, said: data.message } : { status: 200, said: "" };
  },
};
const throughEveryDoor = describe.each(Object.entries(templateDoors));

const head = `schema_version: "1.0"
metadata: { name: X, profile: remarkable-2 }
widgets:
`;
const widget = (type: string, properties: string) =>
  `${head}  - { id: a, type: ${type}, position: { x: 1, y: 1, width: 400, height: 500 }, properties: { ${properties} } }`;

const aliases = `a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
`;

throughEveryDoor("a bomb through %s", (_, enter) => {
  test.each([
    ["of aliases", aliases + head, /References such as \*a are not supported/],
    ["of brackets", "[".repeat(500_000), /nested/i],
    ["of many megabytes", `${head}# ${"x".repeat(3_000_000)}`, /MiB/],
  ])("%s is refused with a reason", async (_, document, words) => {
    const { status, said } = await enter(document);
    expect(status).toBe(422);
    expect(said).toMatch(words);
  });

  test.each([
    ["a million rows and columns", widget("grid", "rows: 1000000, columns: 1000000")],
    ["dots without a distance", widget("dot_grid", "spacing: 0.000001")],
    ["lines without a distance", widget("lines", "line_spacing: 0.000001")],
    ["a thousand million links", widget("link_list", "count: 1000000000")],
    ["ten thousand years", widget("day_list", 'start_date: "0001-01-01", end_date: "9999-12-31"')],
    ["a thousand million pages a day", widget("calendar", "pages_per_date: 1000000000")],
    [
      "a page a million pages on",
      `${head}  - { id: a, type: box, page: 1000000, position: { x: 1, y: 1, width: 9, height: 9 } }`,
    ],
    [
      "a page of a thousand kilometres",
      `canvas: { dimensions: { width: 1e9, height: 1e9, margins: [0, 0, 0, 0] } }\n${head}`,
    ],
  ])("of %s does no harm", async (_, document) => {
    const { status, said } = await enter(document);
    expect([200, 422], said).toContain(status);
  });
});

describe("a picture from elsewhere", () => {
  const asked: string[] = [];
  const bait = createServer((request, answer) => {
    asked.push(request.url ?? "");
    answer.end();
  });
  beforeAll(() => new Promise<void>((resolve) => void bait.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void bait.close());
  const baited = (path: string) => `http://127.0.0.1:${(bait.address() as AddressInfo).port}/${path}`;
  const picture = (source: string) => widget("image", `image_src: ${JSON.stringify(source)}`);
  const sources = () => [
    baited("a.png"),
    `//${baited("b.png").slice(5)}`,
    "file:///etc/passwd",
    "/etc/passwd",
    "../../package.json",
  ];

  throughEveryDoor("is never fetched through %s,", (_, enter) => {
    test("from servers and files is never loaded", async () => {
      for (const source of sources()) {
        const { status, said } = await enter(picture(source));
        expect([200, 422], said).toContain(status);
      }
      expect(asked).toEqual([]);
    });
  });

  test("is never fetched for a project that is compiled, shared and cloned", async () => {
    const image = (source: string, index: number) => `
      - id: from_elsewhere_${index}
        type: image
        position: { x: 1, y: 1, width: 40, height: 40 }
        properties: { image_src: ${JSON.stringify(source)} }`;
    const project = await aPlannerProject(server, ada, {
      masters_yaml: masters.trimEnd() + sources().map(image).join(""),
    });
    await share(server, ada, project);
    const eve = await signedIn(server);
    const params = { id: project.id };
    const copy = await ask(server, "POST /api/projects/public/{id}/clone", {
      as: eve,
      params,
      body: { new_name: "Copy" },
    });
    const { warnings } = await ask(server, "POST /api/projects/{id}/compile", { as: eve, params: { id: copy.id } });
    expect(warnings.length).toBeGreaterThan(0);
    for (const route of ["GET /api/public/projects/{id}/pdf", "GET /api/public/projects/{id}/preview"] as const)
      expect((await inject(server, route, { params })).body).not.toContain("root:");
    expect(asked).toEqual([]);
  });
});

describe("a plan", () => {
  test.each([1_000_000_000, 10_001])("of %i pages is refused by a build and by a project", async (pages) => {
    const documents = { masters_yaml: masters.replace("name: Day", "name: Note"), plan_yaml: longPlan(pages) };
    expect(await post("build", documents)).toMatchObject({
      status: 422,
      said: expect.stringContaining("10,000 pages"),
    });
    const stored = await inject(server, "POST /api/projects", {
      as: ada,
      body: { name: "Long", device_profile: "remarkable-2", ...documents },
    });
    expect([201, 422]).toContain(stored.statusCode);
    if (stored.statusCode !== 201) return;
    const { id } = stored.json<{ id: string }>();
    const compiled = await inject(server, "POST /api/projects/{id}/compile", { as: ada, params: { id } });
    expect(compiled.statusCode).toBe(422);
  });

  test("with aliases is refused", async () => {
    expect(await post("build", { masters_yaml: masters, plan_yaml: aliases + plan })).toMatchObject({
      status: 422,
      said: expect.stringMatching(/References such as \*a are not supported/),
    });
  });
});

describe("a picture of too many pixels", () => {
  test("is refused before it is drawn", async () => {
    const page = `canvas: { dimensions: { width: 14000, height: 14000, margins: [0, 0, 0, 0] } }\n${head}`;
    const { status, said } = await post("preview", { yaml_content: page, scale: 4 });
    expect({ status, said }).toEqual({
      status: 422,
      said: "The picture would have 3136 million pixels and may have 32; choose a smaller scale",
    });
  });
});
