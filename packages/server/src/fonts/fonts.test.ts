import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parseProject, printProject, readDocumentFont, readProject } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, inject } from "../../test/ask.ts";
import { aProject } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const server = serverUnderTest();
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe("the fonts", () => {
  test("are listed as documents name them", async () => {
    const names = (await get("/api/assets/fonts")).json<string[]>();
    expect(names).toEqual(expect.arrayContaining(["Helvetica", "Helvetica-Bold", "Times-Roman", "DejaVu Sans"]));
  });

  test("are cacheable files", async () => {
    const answer = await get("/api/assets/fonts/arimo-bold.ttf");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "font/ttf",
      "cache-control": "public, max-age=31536000, immutable",
    });
    // "TrueType outlines" in the table of contents of an OpenType file.
    expect(answer.rawPayload.readUInt32BE(0)).toBe(0x00010000);
    const again = await get("/api/assets/fonts/arimo-bold.ttf", { "if-none-match": answer.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  test("are also served with Latin characters only, compressed as the client accepts", async () => {
    const url = "/api/assets/latin-fonts/arimo-bold.ttf";
    const [plain, gzip, br] = await Promise.all(
      [undefined, "gzip, deflate", "gzip, br"].map((accepted) => get(url, accepted && { "accept-encoding": accepted })),
    );
    expect(plain?.headers).toMatchObject({ "content-type": "font/ttf", vary: "accept-encoding" });
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    expect([gzip, br].map((answer) => answer?.headers["content-encoding"])).toEqual(["gzip", "br"]);
    expect(gunzipSync(gzip?.rawPayload ?? "")).toEqual(plain?.rawPayload);
    expect(brotliDecompressSync(br?.rawPayload ?? "")).toEqual(plain?.rawPayload);
    expect(br?.rawPayload.length).toBeLessThan(45_000);
    expect((await get("/api/assets/latin-fonts/comic-sans.ttf")).statusCode).toBe(404);
  });

  test.each(["comic-sans.ttf", "..%2f..%2fpackage.ttf", "constructor.ttf", "arimo-bold.woff"])(
    "%s is not found",
    async (file) => {
      const answer = await get(`/api/assets/fonts/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: "NOT_FOUND" });
    },
  );
});

describe("own fonts", () => {
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "ada");
  });
  const upload = (file: Buffer) =>
    inject(server, "POST /api/fonts", { as: ada, body: { file: file.toString("base64") } });
  const lora = readFileSync(fontFile("lora-bold"));

  test("are converted, stored once, and travel with the project", async () => {
    const font = await ask(server, "POST /api/fonts", { as: ada, body: { file: lora.toString("base64") } });
    expect(font).toMatchObject({ family: "Lora", weight: 700, italic: false });
    const own = { ...font, family: "My Hand" };
    const widget = { id: "w", type: "text_block", content: "Day", position: { x: 20, y: 20, width: 200, height: 40 } };
    const masters = [{ name: "Day", widgets: [{ ...widget, styling: { font: "My Hand Bold" } }] }];
    const project = await aProject(server, ada, { masters_yaml: JSON.stringify({ fonts: [own], masters }) });
    expect(project.fonts).toEqual([own]);
    const params = { id: project.id };
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
      as: ada,
      params,
      body: { new_name: "Copy" },
    });
    expect(copy.fonts).toEqual([own]);
    const printed = printProject(readProject(project, new Report()));
    expect(parseProject(printed, []).project?.fonts).toEqual([own]);
    const before = project.revision;
    const without = await ask(server, "PUT /api/projects/{id}/shared", {
      as: ada,
      params,
      body: { shared_yaml: "{}" },
    });
    expect(without).not.toHaveProperty("fonts");
    expect(without.revision).toBeGreaterThan(before);
    const { versions } = await ask(server, "GET /api/projects/{id}/versions", { as: ada, params });
    const old = { id: project.id, version: versions[0]?.id ?? "" };
    expect(
      (await ask(server, "POST /api/projects/{id}/versions/{version}/restore", { as: ada, params: old })).fonts,
    ).toEqual([own]);
  });

  longTest("with too many characters keep those in use, and are read from files of 32 MiB", async () => {
    const file = readFileSync(fontFile("noto-sans-jp-regular"));
    const large = Buffer.concat([file, Buffer.alloc(32 * 1024 * 1024 - file.length)]);
    const body = { file: large.toString("base64"), characters: "鯵" };
    const { cut, ...font } = await ask(server, "POST /api/fonts", { as: ada, body });
    expect(cut?.kept).toBeGreaterThan(6000);
    expect(cut?.of).toBeGreaterThan(16_000);
    expect(readDocumentFont(font.data)?.metrics.advance(0x9bf5)).toBeDefined();
    const tooLarge = Buffer.concat([large, Buffer.alloc(4)]);
    expect((await upload(tooLarge)).json().message).toMatch(/larger than 32 MiB/);
  });

  test("that cannot be used are refused with the reason", async () => {
    const restricted = Buffer.from(lora);
    const record = [...Array(restricted.readUInt16BE(4)).keys()].find(
      (i) => restricted.toString("latin1", 12 + 16 * i, 16 + 16 * i) === "OS/2",
    );
    restricted.writeUInt16BE(2, restricted.readUInt32BE(12 + 16 * (record ?? 0) + 8) + 8);
    const answer = await upload(restricted);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(/license of this font forbids embedding/);
    expect((await upload(lora.subarray(0, 5000))).json().message).toMatch(/damaged/);
  });
});
