import { setTimeout as sleep } from "node:timers/promises";
/** Calls all routes of the contract with the ids of both users. No call may read or change the other user's data. */
import { type KnownRoute, type User as PublicUser, type Route, routes } from "@octavo/contract";
import { isLong } from "@octavo/foundation/testing";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { masters, plan, template } from "../planners.ts";
import { designYaml } from "../projects.ts";
import { type Home, migratedHome, usualStores } from "../store-under-test.ts";
import { arbitraryOf, type Vocabulary } from "./arbitrary-of.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { type Answer, ask, type Call, newVisitor, send, signIn, siteSecret, type Visitor } from "./visitor.ts";

/** Placeholders in random calls for values known only when the call is sent. */
const canaryHere = "CANARY";
const otherName = "NAME OF THE OTHER";
const otherEmail = "other@email.example";

const text = fc.constantFrom(canaryHere, `${canaryHere} and more`);
const designName = fc.constantFrom("Day", "Night", canaryHere);
const day = fc.constantFrom("2026-01-01", "2026-01-05", "2026-02-01");
const profile = fc.constantFrom("remarkable-2", "boox-note-air-4c");

const words: Vocabulary = {
  name: designName,
  new_name: designName,
  master: fc.constantFrom("Day", "Night"),
  page_name: fc.constantFrom("Day", "Night"),
  description: text,
  new_description: text,
  author: text,
  kind: text,
  search: fc.constantFrom("", "canary", "Day"),
  device: profile,
  device_profile: profile,
  profile,
  id: profile,
  face: fc.constantFrom("arimo-bold", "no-such-face"),
  start_date: day,
  end_date: day,
  locale: fc.constantFrom("en", "pl"),
  url_slug: fc.constantFrom("slug-0", "slug-1", "slug-2", ""),
  masters_yaml: fc.constant(masters.replace("{date_long}", canaryHere)),
  plan_yaml: fc.constant(plan),
  template_yaml: fc.constant(designYaml(canaryHere)),
  shared_yaml: fc.constant(JSON.stringify({ styles: [{ name: canaryHere }] })),
  yaml_content: fc.constantFrom(template.replace("Page {page}", canaryHere), designYaml(canaryHere)),
  username: fc.constantFrom(otherName, otherEmail, "nobody"),
  email: fc.constantFrom(otherEmail, "nobody@example.org"),
  password: fc.constant("not the right one"),
  token: fc.constantFrom("guessed", canaryHere),
};

/** A user could not sign in again after these calls. Tests in src/account make them. */
const lockingOut: readonly KnownRoute[] = [
  "POST /api/account/confirm",
  "PUT /api/account/password",
  "POST /api/account/deletion",
];
/** Routes for administrators have a test of their own (`administration.test.ts`). */
const names = (Object.keys(routes) as KnownRoute[]).filter(
  (name) => routes[name].auth !== "admin" && !lockingOut.includes(name),
);

interface RandomCall extends Pick<Call, "query" | "body" | "revision"> {
  readonly name: KnownRoute;
  /** Selects one of the existing values. */
  readonly target: number;
  readonly params: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

/** Deletes are rare, so that enough data is left to check. */
const anyName = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...names.filter((name) => !name.startsWith("DELETE"))) },
  { weight: 1, arbitrary: fc.constantFrom(...names.filter((name) => name.startsWith("DELETE"))) },
);

const anyCall: Arbitrary<RandomCall> = anyName.chain((name) => {
  const { params, query, body }: Route = routes[name];
  const part = (schema: Parameters<typeof arbitraryOf>[0] | undefined) =>
    schema ? arbitraryOf(schema, words) : fc.constant(undefined);
  return fc.record({
    name: fc.constant(name),
    target: fc.nat(),
    params: (params ? arbitraryOf(params, words) : fc.constant({})) as Arbitrary<Record<string, string>>,
    query: part(query) as Arbitrary<Record<string, unknown> | undefined>,
    body: part(body),
    revision: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.integer({ min: 1, max: 4 })),
    isSignedIn: fc.nat(9).map((chance) => chance > 0),
  });
});

/** Calls that create the initial data of each user. */
const firstCalls: readonly Pick<RandomCall, "name" | "body">[] = [
  ...["Day", "Night"].flatMap((name) => [
    {
      name: "POST /api/projects" as const,
      body: { name: canaryHere, device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan },
    },
    {
      name: "POST /api/projects/{id}/masters" as const,
      body: { name: "Night", template_yaml: designYaml(canaryHere) },
    },
    { name: "POST /api/projects/{id}/pages" as const, body: { name, template_yaml: designYaml(canaryHere) } },
    { name: "POST /api/templates/" as const, body: { name: canaryHere, yaml_content: designYaml(canaryHere) } },
  ]),
  {
    name: "POST /api/parts",
    body: {
      name: canaryHere,
      page: { width: 400, height: 600 },
      widgets: [{ id: "a", type: "box", position: { x: 10, y: 10, width: 50, height: 50 } }],
    },
  },
  { name: "POST /api/projects/{id}/share", body: { is_public: true, url_slug: canaryHere } },
  { name: "POST /api/collections", body: { name: canaryHere, description: canaryHere, project_ids: [] } },
];

class User {
  visitor: Visitor;
  readonly headers: Readonly<Record<string, string>>;

  constructor(visitor: Visitor, address: string) {
    this.visitor = visitor;
    this.headers = { "x-forwarded-for": address };
  }
}

interface Thing {
  readonly kind: "projects" | "templates" | "parts" | "collections";
  readonly owner: User;
  isPublic: boolean;
  slug: string | null;
  /** Markers written into the data. */
  readonly canaries: Set<string>;
  /** Ids of the versions of a project. */
  versions: readonly string[];
}

class World {
  readonly #origin: string;
  readonly #things = new Map<string, Thing>();
  readonly #deletedProjects = new Map<string, Thing>();
  readonly #ownerOf = new Map<string, User>();
  /** Markers that were in a public project. */
  readonly #published = new Set<string>();
  /** Routes that succeeded at least once. */
  readonly succeeded = new Set<KnownRoute>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async furnish(caller: User, other: User): Promise<void> {
    const usual = { params: {}, query: undefined, revision: undefined, isSignedIn: true };
    for (const call of firstCalls) {
      const latest = [...this.#things.values()].filter(({ kind }) => kind === "projects").length;
      await this.do({ ...usual, ...call, target: latest }, caller, other);
    }
    for (const { name } of firstCalls) expect(this.succeeded).toContain(name);
  }

  async do(call: RandomCall, caller: User, other: User): Promise<void> {
    const canary = `canary ${this.#ownerOf.size} end`;
    this.#ownerOf.set(canary, caller);
    const { name } = call;
    const params = { ...call.params, ...this.#target(call) };
    const written = fillIn({ body: call.body, query: call.query }, canary, other.visitor);
    const token = call.isSignedIn ? caller.visitor.token : undefined;
    const sent = { ...written, params, token, revision: call.revision, headers: caller.headers };
    const answer = await send(this.#origin, name, sent);
    const said = `${name} ${JSON.stringify(sent).slice(0, 600)} answered ${answer.status}: ${answer.text.slice(0, 300)}`;
    expect(answer.status < 500 || answer.status === 503, said).toBe(true);
    if (answer.status < 300) {
      this.succeeded.add(name);
      this.#expectAllowed(name, params, caller, said);
      this.#remember(name, params, { answer, caller, canary });
    }
    this.#expectNoSecret(answer, caller, said);
    if (name === "PUT /api/account/username" && answer.status === 200)
      caller.visitor = { ...caller.visitor, username: (JSON.parse(answer.text) as PublicUser).username };
    if (name === "POST /api/auth/logout" && answer.status === 204)
      caller.visitor = { ...caller.visitor, token: await this.#signInAgain(caller) };
  }

  /** Wrong passwords among the random calls delay the next sign-in. */
  async #signInAgain({ visitor, headers }: User): Promise<string> {
    const { username, password } = visitor;
    const body = { username, password };
    const { status, headers: answered } = await send(this.#origin, "POST /api/auth/login", { body, headers });
    if (status === 429) await sleep(1000 * Number(answered.get("retry-after")));
    return signIn(this.#origin, visitor, headers);
  }

  /** Returns an id, and the address of a public project, of either user. */
  #target({ name, target }: RandomCall): Readonly<Record<string, string>> {
    const kind = /\/(?:deleted-)?(projects|templates|parts|collections)\//.exec(name)?.[1];
    if (kind === undefined) return {};
    const things = [...this.#thingsFor(name)].filter(([, thing]) => thing.kind === kind);
    const chosen = <Value>(values: readonly Value[]) => values[target % values.length];
    const [id, thing] = chosen([["no such id", undefined] as const, ...things]) ?? [""];
    const slug = chosen(["no-such-address", ...things.flatMap(([, { slug }]) => slug ?? [])]) ?? "";
    return { id, slug, version: chosen(thing?.versions ?? []) ?? "no such version" };
  }

  #thingsFor(name: KnownRoute): ReadonlyMap<string, Thing> {
    const isOfDeleted = name === "POST /api/projects/{id}/restore" || name === "DELETE /api/deleted-projects/{id}";
    return isOfDeleted ? this.#deletedProjects : this.#things;
  }

  #expectAllowed(name: KnownRoute, { id = "", slug }: Call["params"] & object, caller: User, said: string): void {
    const isPublicRoute = name.includes("/public/");
    const thing = name.includes("{slug}") ? this.#bySlug(slug) : this.#thingsFor(name).get(id);
    if (name.includes("{slug}") || (name.includes("{id}") && !name.includes("/profiles/")))
      expect(isPublicRoute ? thing?.isPublic : thing?.owner === caller, said).toBe(true);
  }

  #bySlug(wanted: string | undefined): Thing | undefined {
    return [...this.#things.values()].find(({ slug }) => slug === wanted);
  }

  #remember(
    name: KnownRoute,
    { id = "" }: Call["params"] & object,
    { answer, caller, canary }: { answer: Answer; caller: User; canary: string },
  ): void {
    if (
      /\{id\}\/(clone|duplicate)$|\{slug\}\/clone$|^POST \/api\/(projects|templates\/|parts|collections)$/.test(name)
    ) {
      const made: { id: string } = JSON.parse(answer.text);
      const kind = (["templates", "parts", "collections"] as const).find((one) => name.includes(one)) ?? "projects";
      const copied = name.endsWith("/duplicate") ? (this.#things.get(id)?.canaries ?? []) : [];
      const canaries = new Set([...copied, canary]);
      this.#things.set(made.id, { kind, owner: caller, isPublic: false, slug: null, canaries, versions: [] });
      return;
    }
    const thing = this.#thingsFor(name).get(id);
    if (!thing) return;
    thing.canaries.add(canary);
    if (/^DELETE \S+\{id\}$/.test(name)) this.#things.delete(id);
    if (name === "DELETE /api/projects/{id}") this.#deletedProjects.set(id, thing);
    if (name === "DELETE /api/deleted-projects/{id}") this.#deletedProjects.delete(id);
    if (name === "POST /api/projects/{id}/restore") {
      this.#deletedProjects.delete(id);
      this.#things.set(id, thing);
    }
    if (name.endsWith("/versions"))
      thing.versions = [...answer.text.matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
    if (name.endsWith("/share")) {
      const shared = JSON.parse(answer.text);
      const { is_public, public_url_slug = null } = shared.metadata ?? shared;
      thing.isPublic = is_public;
      thing.slug = public_url_slug;
    }
    if (thing.isPublic) for (const each of thing.canaries) this.#published.add(each);
  }

  #expectNoSecret({ text, headers }: Answer, caller: User, said: string): void {
    const heard = `${text}\n${[...headers].join("\n")}`;
    for (const [canary] of heard.matchAll(/canary \d+ end/g))
      expect(this.#ownerOf.get(canary) === caller || this.#published.has(canary), `${said} with ${canary}`).toBe(true);
  }

  /** Returns all data that the user can read, without counters and compile results. */
  async belongings({ visitor: { token } }: User): Promise<unknown> {
    const [me, deleted, parts, projects, templates, collections] = await Promise.all([
      ask(this.#origin, "GET /api/auth/me", { token }),
      ask(this.#origin, "GET /api/deleted-projects", { token }),
      ask(this.#origin, "GET /api/parts", { token }),
      ask(this.#origin, "GET /api/projects", { token }),
      ask(this.#origin, "GET /api/templates/", { token }),
      ask(this.#origin, "GET /api/collections", { token }),
    ]);
    const read = async (name: KnownRoute, { id }: { id: string }) => {
      const { text } = await send(this.#origin, name, { token, params: { id } });
      return text.replace(/"(clone_count|compiled_pages)":\w+/g, '"$1":"any"');
    };
    return {
      me,
      deleted,
      parts,
      projects: await Promise.all(projects.map((project) => read("GET /api/projects/{id}", project))),
      templates: await Promise.all(templates.map((template) => read("GET /api/templates/{id}", template))),
      collections: await Promise.all(collections.map((collection) => read("GET /api/collections/{id}", collection))),
    };
  }
}

/** Replaces the placeholders in all strings of a value. */
function fillIn<Value>(value: Value, canary: string, { username, email }: Visitor): Value {
  const filled = JSON.stringify(value)
    .replaceAll(canaryHere, canary)
    .replaceAll(otherName, username)
    .replaceAll(otherEmail, email);
  return JSON.parse(filled);
}

/** Calls of one user between two readings of everything that belongs to the other one, which are expensive. */
const callsEach = 125;

usualStores("two users of a server on %s", (kind) => {
  endServersAfterwards();
  let home: Home;
  let server: ServerProcess;
  let world: World;
  const users: User[] = [];

  beforeAll(async () => {
    home = await migratedHome(kind);
    const store =
      "dataDir" in home.address
        ? { OCTAVO_DATA_DIR: home.address.dataDir }
        : { DATABASE_URL: home.address.databaseUrl };
    server = await startServer({ ...store, OCTAVO_SECRET: siteSecret, OCTAVO_TRUST_PROXY: "1" });
    world = new World(server.origin);
    // The first account is an administrator.
    await newVisitor(server.origin);
    const [first, second] = [
      new User(await newVisitor(server.origin), "203.0.113.1"),
      new User(await newVisitor(server.origin), "203.0.113.2"),
    ];
    users.push(first, second);
    await world.furnish(first, second);
    await world.furnish(second, first);
  });

  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await home.remove();
  });

  test("never see or change each other's data", async () => {
    const run = fc.record({
      turn: fc.nat(1),
      calls: fc.array(anyCall, { minLength: callsEach, maxLength: callsEach }),
    });
    await fc.assert(
      fc.asyncProperty(run, async ({ turn, calls }) => {
        const [caller, other] = [users[turn], users[1 - turn]];
        if (!caller || !other) throw new Error("There are two users.");
        const before = await world.belongings(other);
        for (const call of calls) await world.do(call, caller, other);
        expect(await world.belongings(other)).toEqual(before);
      }),
      { numRuns: isLong() ? 200 : 16, endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
    // Were most calls refused, this would prove little. Random calls have no authenticator, no provider, no calendar, no changed
    // original and no public project to collect.
    const impossible =
      /passkey|oidc|identities|recovery-codes\/|invitation|^(?:POST|DELETE) .*calendar|\/original|collections\/\{id\}\/(?:projects|order)/;
    const possible = names.filter((name) => !impossible.test(name));
    expect(possible.filter((name) => world.succeeded.has(name)).length).toBeGreaterThan(possible.length * 0.8);
  });
});
