import { describe, expect, test } from "vitest";
import { ApiFailure, createClient, type FetchRequest } from "./client.ts";

/** Creates a client whose network gives one response and records the request. */
function clientOf(answer: () => Response, options: { origin?: string; headers?: () => Record<string, string> } = {}) {
  const sent: { url: string; request: FetchRequest<AbortSignal> }[] = [];
  const call = createClient<AbortSignal>({
    ...options,
    fetch: async (url, request) => {
      sent.push({ url, request });
      return answer();
    },
  });
  return { call, sent };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const failureOf = (answer: () => Response) =>
  clientOf(answer)
    .call("GET /api/health")
    .then(
      () => undefined,
      (problem: unknown) => problem,
    );

describe("a call", () => {
  test("fills its path and sends its body with the headers of the moment", async () => {
    const { call, sent } = clientOf(() => json([]), {
      origin: "https://octavo.example",
      headers: () => ({ authorization: "Bearer x" }),
    });
    await call("GET /api/profiles/{id}", { params: { id: "a b/c" } });
    await call("POST /api/compile/build", { body: { masters_yaml: "m", plan_yaml: "p" } });
    expect(sent).toEqual([
      {
        url: "https://octavo.example/api/profiles/a%20b%2Fc",
        request: { method: "GET", headers: { authorization: "Bearer x" } },
      },
      {
        url: "https://octavo.example/api/compile/build",
        request: {
          method: "POST",
          headers: { authorization: "Bearer x", "content-type": "application/json" },
          body: '{"masters_yaml":"m","plan_yaml":"p"}',
        },
      },
    ]);
  });

  test("gives a file with its headers", async () => {
    const { call } = clientOf(
      () => new Response("%PDF-", { headers: { "content-type": "application/pdf", "x-total-pages": "3" } }),
    );
    const pdf = await call("POST /api/pdf/generate", { body: { yaml_content: "" } });
    expect(new TextDecoder().decode(pdf.bytes)).toBe("%PDF-");
    expect(pdf.header("x-total-pages")).toBe("3");
  });
});

describe("a call that fails", () => {
  test("without a session fails with UNAUTHORIZED", async () => {
    expect(await failureOf(() => json({}, 401))).toMatchObject({
      code: "UNAUTHORIZED",
      status: 401,
      message: "Authentication required",
    });
  });

  test.each([
    [{ error: "X", detail: "the detail", message: "the message" }, "the detail"],
    [{ error: "X", detail: [1], message: "the message" }, "the message"],
    [{ reason: 7 }, '{"reason":7}'],
  ])("with %j has the sentence of the specification", async (body, message) => {
    expect(await failureOf(() => json(body, 409))).toMatchObject({ code: "HTTP_ERROR", status: 409, message });
  });

  test("reports the status if the response isn't JSON", async () => {
    expect(await failureOf(() => new Response("<html>", { status: 502 }))).toMatchObject({
      code: "HTTP_ERROR",
      message: "HTTP 502",
    });
  });

  test("keeps the body of an API error", async () => {
    const body = { error: "INVALID_DOCUMENT", message: "m", detail: "m", diagnostics: [] };
    expect(await failureOf(() => json(body, 422))).toMatchObject({ body });
  });

  test("reports a missing connection", async () => {
    const failure = await failureOf(() => {
      throw new TypeError("");
    });
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: "NETWORK_ERROR", status: 0, message: "Network request failed" });
  });

  test("rethrows an abort unchanged", async () => {
    const failure = await failureOf(() => {
      throw new DOMException("called off", "AbortError");
    });
    expect(failure).not.toBeInstanceOf(ApiFailure);
  });
});
