import { adminLimits, type Project } from "@octavo/contract";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { emailsTo } from "../../test/outbox.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { share } from "../../test/projects.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("reports on two nodes on %s", (store) => {
  const clock = new AdjustableClock();
  const first = serverUnderTest({ store, now: clock.now });
  const second = secondNode(first, { now: clock.now });
  let admin: SignedIn;
  let owner: SignedIn;
  let project: Project;
  beforeAll(async () => {
    admin = await signedIn(first);
    owner = await signedIn(first);
    project = await share(first, owner, await aPlannerProject(first, owner, { name: "Rok dla wszystkich" }), "rok");
  });

  const report = (node: typeof first, body: object, as?: SignedIn, { id } = project) =>
    inject(node, "POST /api/public/projects/{id}/reports", { as, params: { id }, body });
  const reports = async (state: "open" | "resolved" = "open") =>
    (await ask(second, "GET /api/admin/reports", { as: admin, query: { state } })).reports;
  const answer = async (what: "dismiss" | "take-down" | "undo", id = "", body: object = {}) =>
    (await inject(second, `POST /api/admin/reports/{id}/${what}`, { as: admin, params: { id }, body })).statusCode;
  const publicStatus = async (node: typeof first) => {
    const [params, as] = [{ id: project.id }, admin];
    const calls = await Promise.all([
      inject(node, "GET /api/public/projects/{id}", { params }),
      inject(node, "GET /api/public/projects/{id}/pdf", { params }),
      inject(node, "GET /api/public/projects/{id}/preview", { params, query: { page: 1 } }),
      inject(node, "GET /api/public/projects/slug/{slug}/pdf", { params: { slug: "rok" } }),
      inject(node, "POST /api/projects/public/{id}/clone", { as, params, body: { new_name: "Copy" } }),
    ]);
    return calls.map(({ statusCode }) => statusCode);
  };

  test("come from visitors and users, and reach administrators with a link to the public page", async () => {
    expect((await report(first, { reason: "spam", details: "Adverts on page 3" })).statusCode).toBe(204);
    clock.pass({ seconds: 1 });
    expect((await report(second, { reason: "copyright" }, admin)).statusCode).toBe(204);
    expect((await report(second, { reason: "dislike" })).statusCode).toBe(422);
    expect(await reports()).toMatchObject([
      { reason: "copyright", reporter: admin.username, public_path: "/gallery/rok", resolution: null },
      { reason: "spam", reporter: null, details: "Adverts on page 3", project_name: "Rok dla wszystkich" },
    ]);
    const [latest] = await reports();
    expect(await answer("dismiss", latest?.id)).toBe(204);
    expect(await answer("dismiss", latest?.id)).toBe(404);
    expect(await reports("resolved")).toMatchObject([{ resolution: "dismissed", resolved_by: admin.username }]);
  });

  test("can't name a private project", async () => {
    const secret = await aPlannerProject(first, owner, { name: "Diary" });
    expect((await report(first, { reason: "spam" }, undefined, secret)).statusCode).toBe(404);
    expect(await reports()).toHaveLength(1);
  });

  test("take a project down on all nodes at once, and its owner can't publish it or a copy", async () => {
    expect(await publicStatus(first)).toEqual([200, 200, 200, 200, 201]);
    expect(await publicStatus(second)).toEqual([200, 200, 200, 200, 201]);
    const [open] = await reports();
    clock.pass({ seconds: 1 });
    expect(await answer("take-down", open?.id)).toBe(422);
    expect(await answer("take-down", open?.id, { reason: "It contains adverts." })).toBe(204);
    for (const node of [first, second]) {
      expect(await publicStatus(node)).toEqual([404, 404, 404, 404, 404]);
      expect((await ask(node, "GET /api/public/projects")).projects.map(({ id }) => id)).not.toContain(project.id);
    }
    expect(await reports()).toEqual([]);
    expect((await reports("resolved"))[0]).toMatchObject({ resolution: "taken_down", public_path: null });
    const again = { as: owner, params: { id: project.id }, body: { is_public: true } };
    expect(await refused(first, "POST /api/projects/{id}/share", again)).toMatchObject({
      status: 403,
      error: "FORBIDDEN",
    });
    const params = { id: project.id };
    const copy = await ask(first, "POST /api/projects/{id}/duplicate", {
      as: owner,
      params,
      body: { new_name: "Rok 2" },
    });
    expect((await refused(first, "POST /api/projects/{id}/share", { ...again, params: { id: copy.id } })).status).toBe(
      403,
    );
    await inject(first, "DELETE /api/projects/{id}", { as: owner, params });
    await ask(second, "POST /api/projects/{id}/restore", { as: owner, params });
    expect((await publicStatus(first))[0]).toBe(404);
    const [email] = await emailsTo(second.outbox, owner.email, 1);
    expect(email?.text).toContain("It contains adverts.");
  });

  test("are undone: the project is public again at its address", async () => {
    const [resolved] = await reports("resolved");
    expect(await answer("undo", resolved?.id)).toBe(204);
    expect(await answer("undo", resolved?.id)).toBe(404);
    for (const node of [first, second]) expect((await publicStatus(node)).slice(0, 4)).toEqual([200, 200, 200, 200]);
    const { entries } = await ask(first, "GET /api/admin/audit", { as: admin, query: { action: "report." } });
    expect(entries.map(({ action }) => action).sort()).toEqual(["report.dismiss", "report.take_down", "report.undo"]);
  });

  test("are limited for one address", async () => {
    clock.pass({ minutes: 61 });
    const answers = [];
    for (let i = 0; i <= adminLimits.reportsPerAddress; i++)
      answers.push((await report(i % 2 === 0 ? first : second, { reason: "other" })).statusCode);
    expect(answers.filter((status) => status === 204)).toHaveLength(adminLimits.reportsPerAddress);
    expect(answers.at(-1)).toBe(429);
  });
});

usualStores("reports of collections on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });

  test("take a collection down and restore it, while its projects stay public", async () => {
    const [admin, owner] = [await signedIn(server), await signedIn(server)];
    const project = await share(server, owner, await aPlannerProject(server, owner, { name: "Good" }));
    const body = { name: "Rude words", project_ids: [project.id] };
    const { id } = await ask(server, "POST /api/collections", { as: owner, body });
    const params = { id };
    const report = () =>
      inject(server, "POST /api/public/collections/{id}/reports", { params, body: { reason: "offensive" } });
    expect((await report()).statusCode).toBe(404);
    const publish = { as: owner, params, body: { is_public: true } };
    await ask(server, "POST /api/collections/{id}/share", publish);
    expect([(await report()).statusCode, (await report()).statusCode]).toEqual([204, 204]);
    const { reports, open } = await ask(server, "GET /api/admin/reports", { as: admin });
    expect(open).toBe(2);
    const listed = { kind: "collection", project_name: "Rude words", project_author: owner.username };
    expect(reports[0]).toMatchObject({ ...listed, public_path: `/collections/${id}` });

    const answered = { as: admin, params: { id: reports[0]?.id ?? "" }, body: { reason: "Mind your words." } };
    expect((await inject(server, "POST /api/admin/reports/{id}/take-down", answered)).statusCode).toBe(204);
    const isPublic = async () =>
      (await inject(server, "GET /api/public/collections/{id}", { params })).statusCode === 200;
    expect(await isPublic()).toBe(false);
    expect((await inject(server, "GET /api/public/projects/{id}", { params: { id: project.id } })).statusCode).toBe(
      200,
    );
    expect((await ask(server, "GET /api/admin/reports", { as: admin })).reports).toEqual([]);
    expect(await ask(server, "GET /api/collections/{id}", { as: owner, params })).toMatchObject({ taken_down: true });
    expect((await refused(server, "POST /api/collections/{id}/share", publish)).message).toMatch(
      /An administrator of this site has made this collection private/,
    );
    // The other one confirms the address.
    const emails = await emailsTo(server.outbox, owner.email, 2);
    const email = emails.find(({ text }) => text.includes("Mind your words."));
    expect(email?.text).toContain("your public collection Rude words private");

    expect((await inject(server, "POST /api/admin/reports/{id}/undo", answered)).statusCode).toBe(204);
    expect(await isPublic()).toBe(true);
  });
});
