import { type KnownRoute, routes } from "@octavo/contract";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { inject } from "../../test/ask.ts";
import { masters, plan } from "../../test/planners.ts";
import { aMaster, aPage, aProject, designYaml, share } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

/** Every call on projects, templates and the gallery. */
const called = (Object.keys(routes) as KnownRoute[]).filter(
  (name) => /\/api\/(projects|templates|public)\b/.test(name) && !/\/(compile|pdf|preview|template)$/.test(name),
);

/** Parts of a random call. Indices choose among existing ids, names and addresses. */
const anyCall = fc.record({
  user: fc.nat(1),
  name: fc.constantFrom(...called),
  target: fc.nat(),
  design: fc.constantFrom("Day", "Cover", "Night", "Ż", "no such design"),
  isPublic: fc.boolean(),
  slug: fc.constantFrom("slug-of-0", "slug-of-1", "", null),
  revision: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined, freq: 4 }),
  variant: fc.nat(2),
});

type AnyCall = typeof anyCall extends fc.Arbitrary<infer Call> ? Call : never;

describeOnStores("two users", (store) => {
  const server = serverUnderTest({ store });
  const users: SignedIn[] = [];
  const ids: string[] = ["no such id"];
  beforeAll(async () => {
    for (const name of ["user-0", "user-1"]) users.push(await signedIn(server, name));
    for (const [i, user] of users.entries()) {
      for (const name of ["first", "second"]) {
        const project = await aProject(server, user, { name: secret(i, name), masters_yaml: masters, plan_yaml: plan });
        await aPage(server, user, await aMaster(server, user, project, "Night"), "Cover");
        ids.push(project.id);
      }
      const open = await aProject(server, user, { name: `open to all ${i}` });
      await share(server, user, open, `slug-of-${i}`);
      const body = { name: secret(i, "template"), yaml_content: designYaml(secret(i, "widget")) };
      const kept = await inject(server, "POST /api/templates/", { as: user, body });
      ids.push(open.id, kept.json<{ id: string }>().id);
    }
  });

  const secret = (user: number, what: string) => `secret of ${user}: ${what}`;

  /** Returns all data of a user, without the counters that others change. */
  async function belongings({ userId }: SignedIn): Promise<unknown> {
    const { database } = server.store;
    const of = <Table extends "projects" | "templates">(table: Table) =>
      database
        .selectFrom(table as "projects")
        .selectAll()
        .where("owner_id", "=", userId)
        .orderBy("id")
        .execute();
    const rows = [...(await of("projects")), ...(await of("templates"))];
    const documents = [
      ...(await database.selectFrom("project_documents").selectAll().execute()),
      ...(await database.selectFrom("template_documents").selectAll().execute()),
    ];
    const texts = new Map(documents.map(({ id, text }) => [id, text]));
    return rows.map((row) => ({ ...row, clone_count: "any", text: texts.get(row.id) }));
  }

  function bodyOf({ name, user, isPublic, slug, variant, design }: AnyCall): unknown {
    const [, path = ""] = name.split(" ");
    if (/^(GET|DELETE)/.test(name)) return undefined;
    if (path.endsWith("/share")) return { is_public: isPublic, url_slug: slug };
    if (path.includes("/versions")) return { name: secret(user, "version") };
    if (path.endsWith("/duplicate")) return { new_name: variant === 0 ? "Another" : secret(user, "copy") };
    if (path.endsWith("/clone")) return { new_name: secret(user, "clone") };
    if (path.endsWith("/sections"))
      return {
        masters: [{ name: design, template_yaml: designYaml(secret(user, "widget")) }],
        plan: { calendar: { start_date: "", end_date: "" }, sections: [] },
      };
    if (path.endsWith("/plan")) return { calendar: { start_date: "", end_date: "" }, sections: [] };
    if (path.endsWith("/compilation")) return variant === 0 ? [] : [{ page_name: design }];
    if (path.endsWith("/templates/")) return { name: secret(user, "template") };
    if (path.endsWith("/projects")) return { name: secret(user, "another"), device_profile: "remarkable-2" };
    if (path.endsWith("/{name}"))
      return variant === 0 ? { new_name: "Ż" } : { template_yaml: designYaml(secret(user, "widget")) };
    if (/\/(masters|pages)$/.test(path)) return { name: design, template_yaml: designYaml(secret(user, "widget")) };
    return variant === 0 ? { device_profile: "boox-note-air-4c" } : { name: secret(user, "renamed") };
  }

  /** True if the call would publish a project with a secret. Such calls are skipped. */
  async function publishesASecret(call: AnyCall, id: string): Promise<boolean> {
    if (!call.name.endsWith("/share") || !call.isPublic) return false;
    const project = await server.store.database
      .selectFrom("projects")
      .innerJoin("project_documents", "project_documents.id", "projects.id")
      .select(["search_text", "text"])
      .where("projects.id", "=", id)
      .executeTakeFirst();
    return JSON.stringify(project ?? "").includes("secret of");
  }

  async function isPublic(id: string): Promise<boolean> {
    const row = await server.store.database
      .selectFrom("projects")
      .select("is_public")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.is_public === 1;
  }

  /** The latest version of a project. */
  async function versionOf(id: string): Promise<string> {
    const versions = server.store.database.selectFrom("project_versions").select("id").where("project_id", "=", id);
    const latest = await versions.orderBy("revision", "desc").executeTakeFirst();
    return latest?.id ?? "none";
  }

  async function doAndCheck(call: AnyCall): Promise<void> {
    const [caller, other] = [users[call.user], users[1 - call.user]];
    if (!caller || !other) throw new Error("There are two users.");
    const id = ids[call.target % ids.length] ?? "";
    // Secrets stay private, and what is public gets none: nothing that the other one sees may hold any then.
    if (await publishesASecret(call, id)) return;
    const writes = !/^(GET|DELETE)/.test(call.name) && !/\/(share|clone)$/.test(call.name);
    if (writes && call.name.includes("/{id}") && (await isPublic(id))) return;
    const before = await belongings(other);
    const params = { id, name: call.design, slug: call.slug || "none", version: await versionOf(id) };
    const answer = await inject(server, call.name, { as: caller, params, body: bodyOf(call), revision: call.revision });
    const said = `${call.name} ${id} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`;
    expect(answer.statusCode, said).toBeLessThan(500);
    expect(answer.body, said).not.toContain(`secret of ${1 - call.user}`);
    expect(await belongings(other), said).toEqual(before);
    const made = answer.statusCode === 201 ? answer.json<{ id?: string }>().id : undefined;
    if (made !== undefined) ids.push(made);
  }

  test("never see or change each other's data", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: 20, maxLength: 60 }), async (calls) => {
        for (const call of calls) await doAndCheck(call);
      }),
      { numRuns: runs(80), endOnFailure: true },
    );
  });
});
