import type { ApiErrorBody } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { template } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";

const server = serverUnderTest();

const post = (route: "generate" | "preview", payload: Record<string, unknown>) =>
  server.app.inject({ method: "POST", url: `/api/pdf/${route}`, payload: { yaml_content: template, ...payload } });

/** Of the header of a PNG file. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe("generating", () => {
  test("answers a PDF under the template's name, the same every time", async () => {
    const answer = await post("generate", { profile: "reMarkable 2", deterministic: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(answer.rawPayload.length),
      "content-disposition":
        "attachment; filename=\"Zazo_c plan2026.pdf\"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20plan2026.pdf",
      "x-total-pages": "3",
    });
    expect(answer.rawPayload.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect((await post("generate", {})).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("refuses a template with an error, with its place", async () => {
    const answer = await post("generate", { yaml_content: template.replace("type: box", "type: bx") });
    expect(answer.statusCode).toBe(422);
    const { error, message, details } = answer.json<ApiErrorBody>();
    expect(error).toBe("INVALID_DOCUMENT");
    expect(message).toContain("line 11");
    expect(details?.[0]?.path).toBe("template.widgets[1].type");
  });

  test("refuses a template that is not YAML", async () => {
    const answer = await post("generate", { yaml_content: "widgets: [" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_DOCUMENT",
      diagnostics: [{ document: "template", line: 1 }],
    });
  });
});

describe("a preview", () => {
  test("is a picture of one page", async () => {
    const answer = await post("preview", { page_number: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "image/png", "x-page-number": "3", "x-total-pages": "3" });
    const first = await post("preview", {});
    expect(first.headers["x-page-number"]).toBe("1");
    expect(first.rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  test("has as many pixels as the scale says", async () => {
    const [single, double] = await Promise.all([post("preview", { scale: 1 }), post("preview", { scale: 2 })]);
    const { width, height } = pngSize(single.rawPayload);
    expect(Math.abs(pngSize(double.rawPayload).width - 2 * width)).toBeLessThanOrEqual(1);
    expect(Math.abs(pngSize(double.rawPayload).height - 2 * height)).toBeLessThanOrEqual(1);
  });

  test.each([
    [0, "1"],
    [-5, "1"],
    [99, "3"],
  ])("of page %i is one of page %s", async (asked, shown) => {
    expect((await post("preview", { page_number: asked, scale: 0.5 })).headers["x-page-number"]).toBe(shown);
  });

  test.each([
    ["scale", 0.4],
    ["scale", 5],
    ["scale", "2"],
    ["page_number", 1.5],
    ["yaml_content", 7],
  ])("refuses %s %j and names the field", async (field, value) => {
    const answer = await post("preview", { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: field }] });
  });
});

describe.each(["generate", "preview"] as const)("%s", (route) => {
  test("refuses a device that nobody knows and names one that is meant", async () => {
    const answer = await post(route, { profile: "remarkable-22" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_REQUEST",
      message: 'No device profile is called "remarkable-22". Did you mean "remarkable-2"?',
      details: [{ path: "profile" }],
    });
  });
});
