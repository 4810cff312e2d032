/** Addresses, headers and raw requests that no browser sends. Each gets a valid response. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KnownRoute, routes } from "@octavo/contract";
import { designNameLength } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyText } from "../any-text.ts";
import { torn } from "./arbitrary-of.ts";
import { expectInOrder } from "./expect-in-order.ts";
import { sendRaw } from "./raw-request.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { addressOf, ask, newVisitor, send, siteSecret, type Visitor } from "./visitor.ts";

const names = Object.keys(routes) as KnownRoute[];
const addresses = ["/ws/a", ...names.map((name) => addressOf(name, {}))];
/** Accept header of a program, which does not get the web app's page. */
const usual = "host: octavo\r\nconnection: close\r\naccept: application/json\r\n";

const listed = (text: string) => fc.constantFrom(...text.split(" "));

/** A path segment with an encoding that parsers interpret differently. */
const segment = fc.oneof(
  listed("  . .. %2e%2e %2f ..%2f..%2fetc%2fpasswd %5c..%5c % %zz %00 a%00b %c0%af %ff %ed%a0%80 %F0%9F%92%A5"),
  listed(`* :id {id} a;b a,b ${"x".repeat(101)} ${"x".repeat(4000)}`),
  fc.string({ unit: "grapheme", maxLength: 20 }).map(encodeURIComponent),
);

/** A path of the contract with unusual parameters, or a random path. */
const path = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), segment, segment)
    .map(([name, first, last]) => addressOf(name, {}).replace(/\/$/, `/${last}`).replace("//", `/${first}/`)),
  fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`),
  fc.array(segment, { maxLength: 4 }).map((parts) => `/api/${parts.join("/")}`),
);
const query = fc.oneof(
  listed(
    `  ? ?page=1&page=2 ?page=1e9 ?scale=NaN ?scale=-1 ?limit=0 ?offset=-1 ?sort=constructor ?__proto__=1 ?a[b]=c`,
  ),
  listed(`  ?search=% ?search=%00 ?search=%ff ?search=${"x".repeat(5000)}`),
  anyText({ maxLength: 30 }).map((text) => `?${encodeURIComponent(text)}`),
);
const method = fc.oneof(
  { weight: 6, arbitrary: listed("GET POST PUT PATCH DELETE HEAD") },
  listed("OPTIONS TRACE PROPFIND PURGE QUERY"),
);

const headerName = listed(
  "authorization if-match if-none-match content-type accept accept-encoding origin upgrade range cookie " +
    "x-forwarded-for x-forwarded-host x-request-id sec-websocket-protocol",
);
const headerValue = fc.oneof(
  listed(` * - -1 "1" W/x websocket h2c identity gzip chunked,chunked 99999999999999999999 ${"x".repeat(4000)}`),
  fc.constantFrom("Bearer", "Bearer ", "Bearer a.b.c", "bearer null", "Basic YTpi", "198.51.100.1, x"),
  fc.stringMatching(/^[ -~]{0,30}$/),
);
const header = fc.tuple(headerName, headerValue).map((pair) => `${pair.join(": ")}\r\n`);

const brokenRequests = [
  "",
  "\r\n",
  "GET  /  HTTP/1.1",
  "GET / HTTP/9.9",
  "GET / HTTP/1.1\r\nhost: octavo\r\nx y: z",
  "GET / HTTP/1.1\r\nhost: octavo\r\nexpect: miracles",
  "GET / HTTP/1.1\r\nhost: octavo\r\ncontent-length: 1\r\ntransfer-encoding: chunked",
  `GET / HTTP/1.1\r\nhost: octavo\r\nx: ${"y".repeat(100_000)}`,
  `GET /${"z".repeat(100_000)} HTTP/1.1`,
  "PRI * HTTP/2.0\r\n\r\nSM",
];

describe("a server", () => {
  endServersAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "octavo-requests-"));
  let server: ServerProcess;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startServer({ OCTAVO_DATA_DIR: folder, OCTAVO_SECRET: siteSecret, OCTAVO_TRUST_PROXY: "1" });
    visitor = await newVisitor(server.origin);
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  async function expectAnswered(request: string): Promise<void> {
    const answer = await sendRaw(server.origin, request);
    if (!answer) throw new Error(`Nothing was answered to ${request.slice(0, 1000)}`);
    expectInOrder(answer, request);
  }

  test("responds to any URL correctly", async () => {
    await fc.assert(
      fc.asyncProperty(method, path, query, async (method, path, query) => {
        const authorization = `authorization: Bearer ${visitor.token}\r\n`;
        await expectAnswered(`${method} ${path}${query} HTTP/1.1\r\n${usual}${authorization}\r\n`);
      }),
      { numRuns: runs(500), endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
  });

  test("responds to any header correctly", async () => {
    const headers = fc.array(header, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(method, fc.constantFrom(...addresses), headers, async (method, address, headers) => {
        await expectAnswered(`${method} ${address} HTTP/1.1\r\n${usual}${headers.join("")}\r\n`);
      }),
      { numRuns: runs(300), endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
  });

  test("responds to or drops malformed requests", async () => {
    const request = `POST /api/auth/login HTTP/1.1\r\n${usual}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
    const anything = fc.oneof(
      torn(request).map((text) => Buffer.from(`${text}\r\n\r\n`)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([bytes, Buffer.from("\r\n\r\n")])),
      fc.constantFrom(...brokenRequests).map((text) => Buffer.from(`${text}\r\nconnection: close\r\n\r\n`)),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (bytes) => {
        const answer = await sendRaw(server.origin, bytes, { isAll: true });
        // Of some mistakes Node says no more than a status.
        if (answer?.text === "") expect(answer.status).toBeGreaterThanOrEqual(400);
        else if (answer) expectInOrder(answer, bytes.toString("latin1"));
        expect((await send(server.origin, "GET /health")).status).toBe(200);
      }),
      { numRuns: runs(150), endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
  });

  test("finds a master by a name of maximum length in any alphabet", async () => {
    const { token } = await newVisitor(server.origin);
    const body = { name: "Rok", device_profile: "remarkable-2" };
    const { id } = await ask(server.origin, "POST /api/projects", { token, body });
    for (const letter of ["a", "ż", "木"]) {
      const name = letter.repeat(designNameLength.max);
      const params = { id, name };
      await ask(server.origin, "POST /api/projects/{id}/masters", { token, params, body: { name } });
      const description = "found";
      const { masters } = await ask(server.origin, "PATCH /api/projects/{id}/masters/{name}", {
        token,
        params,
        body: { description },
      });
      expect(masters).toContainEqual(expect.objectContaining({ name, description }));
    }
  });

  test.each([
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "//etc/passwd",
  ])("serves no file outside the web app: %s", async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nhost: octavo\r\nconnection: close\r\naccept: */*\r\n\r\n`;
    const answer = await sendRaw(server.origin, request);
    expect(answer?.text).not.toMatch(/root:|"name": "octavo/);
  });
});
