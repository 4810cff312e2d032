import { beforeAll, describe, expect, test } from "vitest";
import { template } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const server = serverUnderTest();
let user: SignedIn;
beforeAll(async () => {
  user = await signedIn(server);
});

const preview = (payload: Record<string, unknown>) =>
  server.app.inject({
    method: "POST",
    url: "/api/pdf/preview",
    payload: { yaml_content: template, ...payload },
    headers: user.headers,
  });

/** Width and height in the header of a PNG file. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe("a preview", () => {
  test("is a picture of one page", async () => {
    const answer = await preview({ page_number: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "image/png", "x-page-number": "3", "x-total-pages": "3" });
    const first = await preview({});
    expect(first.headers["x-page-number"]).toBe("1");
    expect(first.rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  test("has the size of the scale", async () => {
    const [single, double] = await Promise.all([preview({ scale: 1 }), preview({ scale: 2 })]);
    const { width, height } = pngSize(single.rawPayload);
    expect(Math.abs(pngSize(double.rawPayload).width - 2 * width)).toBeLessThanOrEqual(1);
    expect(Math.abs(pngSize(double.rawPayload).height - 2 * height)).toBeLessThanOrEqual(1);
  });

  test.each([
    [0, "1"],
    [-5, "1"],
    [99, "3"],
  ])("of page %i is one of page %s", async (asked, shown) => {
    expect((await preview({ page_number: asked, scale: 0.5 })).headers["x-page-number"]).toBe(shown);
  });

  test.each([
    ["scale", 0.2],
    ["scale", 5],
    ["scale", "2"],
    ["page_number", 1.5],
    ["yaml_content", 7],
  ])("refuses %s %j and names the field", async (field, value) => {
    const answer = await preview({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: field }] });
  });

  test("refuses an unknown device and suggests a similar one", async () => {
    const answer = await preview({ profile: "remarkable-22" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_REQUEST",
      message: 'No device profile is called "remarkable-22". Did you mean "remarkable-2"?',
      details: [{ path: "profile" }],
    });
  });

  test("requires a session", async () => {
    const { statusCode } = await server.app.inject({ method: "POST", url: "/api/pdf/preview", payload: {} });
    expect(statusCode).toBe(401);
  });
});
