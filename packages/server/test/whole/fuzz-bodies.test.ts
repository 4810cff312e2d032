/** Bodies that violate the contract's schemas, and random bodies. */

import { type KnownRoute, type Route, routes } from "@octavo/contract";
import { runs } from "@octavo/foundation/testing";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyText } from "../any-text.ts";
import { masters, plan } from "../planners.ts";
import { designYaml } from "../projects.ts";
import { type Home, migratedHome, usualStores } from "../store-under-test.ts";
import { arbitraryOf, damaged, torn } from "./arbitrary-of.ts";
import { expectInOrder } from "./expect-in-order.ts";
import { sendRaw } from "./raw-request.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { addressOf, ask, newVisitor, signIn, type Visitor } from "./visitor.ts";
import { fuzzWords } from "./vocabulary.ts";

const names = Object.keys(routes) as KnownRoute[];
const withBody = names.filter((name) => "body" in routes[name]);
/** The visitor could not sign in again after these calls. Tests in src/account make them. */
const lockingOut: readonly KnownRoute[] = ["POST /api/account/confirm", "POST /api/account/deletion"];

/** Ids of existing data of the user. */
interface Found {
  readonly project: string;
  readonly template: string;
}

interface RandomRequest {
  readonly name: KnownRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: string | Uint8Array;
  readonly type: string | undefined;
  readonly ifMatch: string | undefined;
}

const anyType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  fc.constantFrom(
    undefined,
    "text/plain",
    "application/json; charset=latin1",
    "multipart/form-data",
    "x",
    ";",
    "a/b;c",
  ),
);
const anyIfMatch = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constant('"0"') },
  fc.constantFrom("*", '"1"', "1", 'W/"1"', '"x"', '"1", "2"', "99999999999999999999", "-1", ""),
);

/** Valid JSON for the schema, JSON with errors, truncated JSON, or other bytes. */
function anyBody(schema: Route["body"]): Arbitrary<string | Uint8Array> {
  const form = schema ? arbitraryOf(schema, fuzzWords) : fc.jsonValue();
  const json = fc.oneof({ weight: 3, arbitrary: damaged(form) }, form).map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 8, arbitrary: json },
    json.chain(torn),
    anyText(),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom("", "null", "[]", '""', "{", '{"a":1,"a":2}', '{"__proto__":{"x":1}}', `${"[".repeat(5000)}`),
  );
}

const anyRequest: Arbitrary<RandomRequest> = fc
  .constantFrom(...withBody.filter((name) => !lockingOut.includes(name)))
  .chain((name) => {
    const { params, query, body }: Route = routes[name];
    return fc.record({
      name: fc.constant(name),
      params: (params ? arbitraryOf(params, fuzzWords) : fc.constant({})) as Arbitrary<Record<string, string>>,
      query: (query ? arbitraryOf(query, fuzzWords) : fc.constant({})) as Arbitrary<Record<string, unknown>>,
      body: anyBody(body),
      type: anyType,
      ifMatch: anyIfMatch,
    });
  });

/** A valid change of an older revision. Few random requests are one. */
const staleWrite: RandomRequest = {
  name: "PATCH /api/projects/{id}",
  params: {},
  query: {},
  body: JSON.stringify({ description: "Mine" }),
  type: "application/json",
  ifMatch: '"0"',
};

usualStores("a server on %s", (kind) => {
  endServersAfterwards();
  let home: Home;
  let server: ServerProcess;
  let visitor: Visitor;
  let found: Found;

  beforeAll(async () => {
    home = await migratedHome(kind);
    const { address } = home;
    const store = "dataDir" in address ? { OCTAVO_DATA_DIR: address.dataDir } : { DATABASE_URL: address.databaseUrl };
    server = await startServer({ ...store, OCTAVO_SECRET: "s".repeat(32) });
    visitor = await newVisitor(server.origin);
    found = await furnish(server.origin, visitor);
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await home.remove();
  });

  async function sendRequest({ name, params, query, body, type, ifMatch }: RandomRequest) {
    const id = name.includes("/templates/") ? found.template : found.project;
    const url = addressOf(name, { params: { ...params, id }, query });
    const answer = await fetch(server.origin + url, {
      method: name.split(" ")[0] ?? "",
      headers: {
        authorization: `Bearer ${visitor.token}`,
        ...(type !== undefined && { "content-type": type }),
        ...(ifMatch !== undefined && { "if-match": ifMatch }),
      },
      // A copy that TypeScript knows to be no shared memory.
      body: typeof body === "string" ? body : new Uint8Array(body),
    });
    return { url, answer: { status: answer.status, headers: answer.headers, text: await answer.text() } };
  }

  test("responds to any body correctly", async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const { url, answer } = await sendRequest(request);
        const said = `${request.name.split(" ")[0]} ${url} (${request.type}, If-Match ${request.ifMatch})\n${String(request.body)}`;
        expectInOrder(answer, said, request.name);
        statuses.add(answer.status);
        if (answer.status < 300) await follow(request, answer.text);
      }),
      { numRuns: runs(1000), endOnFailure: true, examples: [[staleWrite]] },
    );
    expect(server.faults()).toEqual([]);
    // Were all refused at the door, this would prove little.
    for (const status of [200, 201, 400, 409, 415, 422]) expect(statuses).toContain(status);
  });

  /** Keeps the visitor signed in after a call that changed the account. */
  async function follow({ name, body }: RandomRequest, text: string): Promise<void> {
    if (name === "PUT /api/account/username") visitor = { ...visitor, username: JSON.parse(text).username };
    if (name === "PUT /api/account/password") {
      const { new_password: password } = JSON.parse(Buffer.from(body).toString());
      visitor = { ...visitor, password };
    }
    if (name === "POST /api/auth/logout") visitor = { ...visitor, token: await signIn(server.origin, visitor) };
  }

  async function sendLarge(name: KnownRoute, bytes: number) {
    const body = JSON.stringify({ name: "x".repeat(bytes) });
    const request = { name, params: { version: "first" }, query: {}, body };
    return (await sendRequest({ ...request, type: "application/json", ifMatch: undefined })).answer;
  }

  /** Sends the head of a request, and no body. */
  async function announce(name: KnownRoute, bytes: number) {
    const [method] = name.split(" ");
    const id = name.includes("/templates/") ? found.template : found.project;
    const lines = [
      `${method} ${addressOf(name, { params: { version: "first", id } })} HTTP/1.1`,
      "host: octavo",
      "connection: close",
      `authorization: Bearer ${visitor.token}`,
      "content-type: application/json",
      `content-length: ${bytes}`,
    ];
    const answer = await sendRaw(server.origin, `${lines.join("\r\n")}\r\n\r\n`);
    if (!answer) throw new Error(`Nothing was answered to ${name}.`);
    return answer;
  }

  test("refuses bodies that are larger than the contract allows", async () => {
    const sizes = new Set<number>();
    for (const name of withBody) {
      const { maxBytes = 2 ** 20 }: Route = routes[name];
      // The size decides, so one body of each size is sent whole.
      const answer = sizes.has(maxBytes) ? await announce(name, maxBytes + 1) : await sendLarge(name, maxBytes);
      sizes.add(maxBytes);
      expectInOrder(answer, name, name);
      expect(answer.status, name).toBe(413);
    }
  });
});

async function furnish(origin: string, { token }: Visitor): Promise<Found> {
  const body = { name: "Rok", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
  const { id: project } = await ask(origin, "POST /api/projects", { token, body });
  const page = { token, params: { id: project }, body: { name: "Cover", template_yaml: designYaml("Cover") } };
  await ask(origin, "POST /api/projects/{id}/pages", page);
  const { id: template } = await ask(origin, "POST /api/templates/", { token, body: { name: "Tydzień" } });
  return { project, template };
}
