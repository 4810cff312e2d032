import { once } from "node:events";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { type ApiErrorBody, ApiFailure, apiErrorBody, createClient, httpLimits } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { capturedLog } from "../../test/captured-log.ts";
import { template } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { sendRaw } from "../../test/whole/raw-request.ts";
import { securityHeaders } from "./security-headers.ts";

const server = serverUnderTest();
let origin = "";
beforeAll(async () => {
  origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
});

const post = (payload: string, type = "application/json") =>
  server.app.inject({ method: "POST", url: "/api/auth/login", payload, headers: { "content-type": type } });

describe("a request that cannot be read", () => {
  test("with broken JSON is malformed", async () => {
    const answer = await post('{"username": ');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: "MALFORMED_REQUEST",
      message: "The body is not valid JSON",
      detail: "The body is not valid JSON",
      data: { text: "The body is not valid JSON" },
      request_id: answer.headers["x-request-id"],
    });
  });

  test("without a body is malformed", async () => {
    const answer = await post("");
    expect(answer.statusCode).toBe(400);
  });

  test.each(['{"__proto__": {"username": "ada"}}', '{"constructor": {"prototype": {"username": "ada"}}}'])(
    "that reaches for a prototype is refused: %s",
    async (payload) => {
      const answer = await post(payload);
      expect([400, 422]).toContain(answer.statusCode);
      expect(({} as { username?: string }).username).toBeUndefined();
    },
  );

  test("that is too large reports the limit", async () => {
    const answer = await post(JSON.stringify({ username: "x".repeat(httpLimits.formBytes) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      error: "REQUEST_TOO_LARGE",
      message: "The request is larger than 64 KiB, which is the limit",
    });
  });

  test("is described in the same way if it is large", async () => {
    const headers = { "content-type": "application/json", ...(await signedIn(server)).headers };
    const send = (payload: string) => server.app.inject({ method: "POST", url: "/api/projects", payload, headers });
    const large = "x".repeat(300_000);
    const answers = await Promise.all([
      send(`{"description": "${large}`),
      send(`{"description": "${large}", "list": [${"0,".repeat(200_000)}0]}`),
      send(`{"description": "${large}", "__proto__": {}}`),
      send(JSON.stringify({ name: "Large", device_profile: "remarkable-2", description: large })),
      send(JSON.stringify({ name: "Large", device_profile: "remarkable-2", unknown: large })),
    ]);
    const messages = answers.map((answer) => answer.json<Partial<ApiErrorBody>>().message);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 422, 201]);
    expect(messages[0]).toBe("The body is not valid JSON");
    expect(messages[2]).toBe("The body is not valid JSON");
    expect(messages[3]).toBe("description: Use at most 500 characters");
  });

  test.each([
    ["without authorization", "/api/pdf/generate", 401],
    ["that is too large", "/api/auth/login", 413],
  ])("%s is answered before its end, and its client may send the rest", async (_what, url, status) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    const body = Buffer.alloc(8 * 2 ** 20, "x");
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => (said += text));
    // Rejects if the connection is reset.
    const isClosed = once(socket, "close");
    const head = ["Host: a", "Content-Type: application/json", `Content-Length: ${body.length}`, "Connection: close"];
    socket.write([`POST ${url} HTTP/1.1`, ...head, "", ""].join("\r\n"));
    await expect.poll(() => said).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"request_id":"[^"]+"}$`, "s"));
    socket.end(body);
    await isClosed;
    expect(socket.bytesWritten).toBeGreaterThan(body.length);
  });

  test("without authorization is not read", async () => {
    const payload = JSON.stringify({ yaml_content: "x".repeat(httpLimits.requestBytes) });
    const headers = { "content-type": "application/json" };
    const answer = await server.app.inject({ method: "POST", url: "/api/pdf/generate", payload, headers });
    expect(answer.statusCode).toBe(401);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/yaml"])(
    "in %s is refused",
    async (type) => {
      const answer = await post("yaml_content=x", type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ error: "UNSUPPORTED_MEDIA_TYPE" });
    },
  );

  test("with a parameter in two places or two times is not guessed", async () => {
    const { headers } = await signedIn(server);
    const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload, headers });
    const elsewhere = await post("/api/auth/email-confirmation/confirm?token=x", {});
    expect(elsewhere.json()).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "token" }] });
    const twice = await server.app.inject({ url: "/api/public/projects?search=a&search=b" });
    expect(twice.json()).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "search" }] });
  });

  test("with a broken address is malformed", async () => {
    const answer = await server.app.inject({ url: "/api/%zz" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "MALFORMED_REQUEST" });
  });

  test("with the wrong length is malformed", async () => {
    const headers = { "content-type": "application/json", "content-length": "5" };
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: '{"username":1}',
      headers,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("an unknown route of the API", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["DELETE", "/api/health"],
    ["POST", "/nothing"],
    ["TRACE", "/api/health"],
  ] as const)("%s %s is not found, as JSON, even for a browser", async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { accept: "text/html" } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ApiErrorBody>()).toMatchObject({ error: "NOT_FOUND", message: `There is no ${method} ${url}` });
  });
});

describe("a long answer", () => {
  test("in JSON is compressed if the client supports it", async () => {
    const plain = await server.app.inject({ url: "/api/profiles/" });
    const packed = await server.app.inject({ url: "/api/profiles/", headers: { "accept-encoding": "gzip" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });
});

describe("every answer", () => {
  test.each(["/api/health", "/api/nothing", "/api/auth/me", "/api/%zz", "/%", "/", "/projects"])(
    "carries the headers that keep a browser safe: %s",
    async (url) => {
      const { headers } = await server.app.inject({ url });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      for (const directive of ["frame-ancestors", "object-src", "base-uri"])
        expect(policy).toContain(`${directive} 'none'`);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "permissions-policy": expect.stringContaining("camera=()"),
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty("set-cookie");
    },
  );
});

describe("a response on a raw connection", () => {
  const log = capturedLog();
  const server = serverUnderTest({ logger: log.logger });
  let origin = "";
  beforeAll(async () => {
    origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  const handshake = ["connection: upgrade", "upgrade: websocket"];
  const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";

  test.each([
    ["a request without a host", 400, ["GET /api/health HTTP/1.1", "connection: close"]],
    ["an unknown expectation", 417, ["GET /api/health HTTP/1.1", "host: x", "expect: tea", "connection: close"]],
    ["a broken address", 400, ["GET /api/%zz HTTP/1.1", "host: x", "connection: close"]],
    ["something else than HTTP", 400, ["hello"]],
    [
      "a request with two lengths",
      400,
      ["POST /api/auth/login HTTP/1.1", "host: x", "content-length: 2", "transfer-encoding: chunked"],
    ],
    ["a field name with a space", 400, ["GET /api/health HTTP/1.1", "host: x", "transfer-encoding : chunked"]],
    ["a handshake without a key", 400, ["GET /ws/a HTTP/1.1", "host: x", ...handshake, "sec-websocket-version: 13"]],
    ["a handshake of another version", 400, ["GET /ws/a HTTP/1.1", "host: x", ...handshake, key]],
    [
      "a handshake at a broken address",
      400,
      ["GET /ws/%zz HTTP/1.1", "host: x", ...handshake, key, "connection: close"],
    ],
  ])("to %s is %i, as JSON with the standard headers", async (_what, status, lines) => {
    const answer = await sendRaw(origin, [...lines, "", ""].join("\r\n"));
    expect(answer?.status).toBe(status);
    const headers = Object.fromEntries(answer?.headers ?? []);
    expect(headers).toMatchObject({ ...securityHeaders, "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(apiErrorBody.parse(JSON.parse(answer?.text ?? ""))).toMatchObject({
      detail: expect.any(String),
      request_id: headers["x-request-id"],
    });
    expect(log.lines()).toContainEqual(expect.objectContaining({ reqId: headers["x-request-id"], status }));
  });

  test("that opens a socket has the headers of all answers", async () => {
    const lines = ["GET /ws/a HTTP/1.1", "host: x", ...handshake, key, "sec-websocket-version: 13", "", ""];
    // RFC 6455, 5.2: a frame that closes the socket.
    const close = Uint8Array.of(0x88, 0x80, 0, 0, 0, 0);
    const answer = await sendRaw(origin, Buffer.concat([Buffer.from(lines.join("\r\n")), close]));
    expect(answer?.status).toBe(101);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject(securityHeaders);
  });
});

describe("a page from elsewhere", () => {
  test.each(["OPTIONS", "GET", "POST"] as const)("receives no permission to call: %s", async (method) => {
    const headers = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization",
    };
    const answer = await server.app.inject({ method, url: "/api/auth/login", headers });
    const allowed = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
    expect(allowed).toEqual([]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe("the typed client", () => {
  test("calls the server", async () => {
    const { headers } = await signedIn(server);
    const call = createClient({ fetch, origin, headers: () => headers });
    expect((await call("GET /api/health")).status).toBe("ok");
    expect((await call("GET /api/profiles/{id}", { params: { id: "reMarkable 2" } })).id).toBe("remarkable-2");
    const pdf = await call("POST /api/pdf/generate", { body: { yaml_content: template } });
    expect(pdf.header("x-total-pages")).toBe("3");
    expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe("%PDF-");
    const failure = await call("POST /api/pdf/generate", { body: { yaml_content: "" } }).catch(
      (problem: unknown) => problem,
    );
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: "HTTP_ERROR", status: 422, body: { error: "INVALID_DOCUMENT" } });
  });
});
