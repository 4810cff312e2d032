import type { ApiErrorBody } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { template } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const server = serverUnderTest();
let user: SignedIn;
beforeAll(async () => {
  user = await signedIn(server);
});

const generate = (payload: Record<string, unknown>) =>
  server.app.inject({
    method: "POST",
    url: "/api/pdf/generate",
    payload: { yaml_content: template, ...payload },
    headers: user.headers,
  });

describe("generating", () => {
  test("returns the same PDF each time, named after the template", async () => {
    const answer = await generate({ profile: "reMarkable 2", deterministic: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(answer.rawPayload.length),
      "content-disposition":
        "attachment; filename=\"Zazo_c plan2026.pdf\"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20plan2026.pdf",
      "x-total-pages": "3",
    });
    expect(answer.rawPayload.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect((await generate({})).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("refuses a template with an error and reports the position", async () => {
    const answer = await generate({ yaml_content: template.replace("type: box", "type: bx") });
    expect(answer.statusCode).toBe(422);
    const { error, message, details } = answer.json<ApiErrorBody>();
    expect(error).toBe("INVALID_DOCUMENT");
    expect(message).toContain("line 11");
    expect(details?.[0]?.path).toBe("template.widgets[1].type");
  });

  test("refuses a template that is not YAML", async () => {
    const answer = await generate({ yaml_content: "widgets: [" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_DOCUMENT",
      diagnostics: [{ document: "template", line: 1 }],
    });
  });

  test("refuses an unknown device and suggests a similar one", async () => {
    const answer = await generate({ profile: "remarkable-22" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_REQUEST",
      message: 'No device profile is called "remarkable-22". Did you mean "remarkable-2"?',
      details: [{ path: "profile" }],
    });
  });

  test("requires a session", async () => {
    const { statusCode } = await server.app.inject({ method: "POST", url: "/api/pdf/generate", payload: {} });
    expect(statusCode).toBe(401);
  });
});
