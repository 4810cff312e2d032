/** One run of the simulation: users of two nodes that fail, and the promises that must hold afterwards. */
import { changeUser } from "../../src/admin/users.ts";
import { hashToken } from "../../src/auth/link-token.ts";
import { newUser } from "../../src/auth/register.ts";
import { addAccount } from "../../src/auth/sign-up.ts";
import { cloneProject } from "../../src/gallery/clone-project.ts";
import { ApiError } from "../../src/http/api-error.ts";
import type { MailTask } from "../../src/mail/mail-queue.ts";
import { createProject } from "../../src/projects/create-project.ts";
import { deleteProject, restoreProject } from "../../src/projects/deleted-projects.ts";
import { duplicateProject } from "../../src/projects/duplicate-project.ts";
import { editProject } from "../../src/projects/edit-project.ts";
import { newProjectRow } from "../../src/projects/project-row.ts";
import { isUnavailable } from "../../src/store/store-error.ts";
import { nameCurrent } from "../../src/versions/versions.ts";
import { Ledger, limits, type Outcome } from "./ledger.ts";
import type { ReadCommitted } from "./read-committed.ts";
import { follow, Scheduler, startOfTime } from "./scheduler.ts";
import { authorOf, firstDocument, paddingOf, type SiteNode, startNode, withMark } from "./site-node.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const clients = 4;
const requestsPerClient = 6;
/** Difference between the clocks of both nodes. */
const mostSkew = 4 * second;
const owner = "ada";
const tokenOfInvitation = "invitation";

export interface Run {
  readonly defects: readonly string[];
  readonly trace: readonly string[];
  /** Requests by their ends. */
  readonly ends: Readonly<Record<Outcome<unknown>["end"], number>>;
}

export async function simulate(store: ReadCommitted, seed: number): Promise<Run> {
  const scheduler = new Scheduler(seed);
  follow(scheduler);
  store.reset();
  addRows(store, scheduler);
  const run = new Simulation(store, scheduler);
  try {
    await run.play();
  } catch (problem) {
    run.ledger.defects.add(`the run ended: ${problem instanceof Error ? problem.stack : String(problem)}`);
  }
  const all = Object.values(run.ledger.ends).flat();
  const numberOf = (end: Outcome<unknown>["end"]) => all.filter((known) => known === end).length;
  return {
    defects: [...run.ledger.defects],
    trace: scheduler.trace,
    ends: { done: numberOf("done"), refused: numberOf("refused"), unknown: numberOf("unknown") },
  };
}

class Simulation {
  readonly ledger: Ledger;
  readonly #store: ReadCommitted;
  readonly #scheduler: Scheduler;
  readonly #nodes: (SiteNode & { readonly crashed: Promise<void>; readonly crash: () => void })[] = [];
  #marks = 0;
  #isChaos = true;
  #incarnations = 0;
  readonly #sessions: { token: string; id: string; endedAt?: number; mayHaveEnded?: boolean }[] = [];
  #challenge = "";
  #code = "";

  constructor(store: ReadCommitted, scheduler: Scheduler) {
    this.#store = store;
    this.#scheduler = scheduler;
    this.ledger = new Ledger(store);
  }

  async play(): Promise<void> {
    const scheduler = this.#scheduler;
    this.#start(0);
    this.#start(1);
    await this.#during(this.#prepare());
    this.#setLosses(scheduler.pick([0, 0.01, 0.04]));
    this.#planCrashes();
    this.#repeat(() => this.#periodicWork());
    await this.#during(Promise.all(Array.from({ length: clients }, () => this.#client())));
    this.#isChaos = false;
    this.#setLosses(0);
    await this.#during(this.#comeToRest());
    this.ledger.finish();
  }

  /** Runs events until the work is done. */
  async #during(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const ended = work.finally(() => (isDone = true));
    ended.catch(() => undefined);
    await this.#scheduler.runUntil(() => isDone);
    await ended;
  }

  #start(place: number): void {
    const scheduler = this.#scheduler;
    const name = `${"AB"[place]}${++this.#incarnations}`;
    const { promise: crashed, resolve } = Promise.withResolvers<void>();
    const node = startNode({
      scheduler,
      store: this.#store,
      node: name,
      losses: this.#nodes[place]?.network.losses ?? 0,
      skew: place === 0 ? 0 : scheduler.below(2 * mostSkew) - mostSkew,
      onDefect: (defect) => this.ledger.defects.add(defect),
      onTrouble: () => this.ledger.troubles.push({ node: name, at: scheduler.now }),
      send: (task, sender) => this.#send(task, sender),
    });
    const crash = () => {
      node.driver.crash();
      this.ledger.troubles.push({ node: name, at: scheduler.now });
      resolve();
    };
    this.#nodes[place] = { ...node, crashed, crash };
    node.queue.start((id) => node.editions.make(id)).catch(() => undefined);
  }

  #setLosses(share: number): void {
    for (const { network } of this.#nodes) network.losses = share;
  }

  #planCrashes(): void {
    const scheduler = this.#scheduler;
    const crash = () => {
      if (!this.#isChaos) return;
      const place = scheduler.below(2);
      scheduler.note(`crash of ${this.#nodes[place]?.name}`);
      this.#nodes[place]?.crash();
      this.#start(place);
    };
    for (let crashes = scheduler.below(4); crashes > 0; crashes--) scheduler.after(scheduler.below(4 * second), crash);
  }

  /** Calls `work` at random times until the end of the chaos. */
  #repeat(work: () => void): void {
    this.#scheduler.after(this.#scheduler.below(800), () => {
      if (!this.#isChaos) return;
      work();
      this.#repeat(work);
    });
  }

  /** Intervals of the server, and a queue that hands out an edition again, as its interface allows. */
  #periodicWork(): void {
    const node = this.#scheduler.pick(this.#nodes);
    const work = this.#scheduler.below(4);
    if (work === 0) node.mailQueue.sendDue();
    if (work === 1) node.editions.tick();
    if (work === 2) node.queue.wake();
    if (work === 3)
      for (const { id } of this.#store.query<{ id: string }>("select id from editions where state = 'waiting'"))
        node.editions.make(id).catch(() => undefined);
  }

  async #send(task: MailTask, sender: string): Promise<void> {
    const scheduler = this.#scheduler;
    const isAlive = () => this.#nodes.some(({ name }) => name === sender);
    const at = scheduler.now;
    await scheduler.sleep(scheduler.below(3 * second));
    if (this.#isChaos && scheduler.chance(0.1)) throw new Error("The mail server does not respond.");
    // The mail server may have got the email of a node that crashes.
    if (!isAlive() && scheduler.chance(0.5)) return;
    scheduler.note(`${sender} sends an email about ${task.about}`);
    this.ledger.sent.push({ kind: task.kind, about: task.about, node: sender, at });
  }

  async #client(): Promise<void> {
    for (let requests = 0; requests < requestsPerClient; requests++) {
      await this.#scheduler.sleep(this.#scheduler.below(300));
      const request = this.#scheduler.pick(this.#requests);
      // Like two tabs, or a click that is repeated.
      const times = this.#scheduler.chance(0.5) ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => request(this.#scheduler.pick(this.#nodes))));
    }
  }

  async #ask<Value>(node: SiteNode, name: string, request: () => Promise<Value>): Promise<Outcome<Value>> {
    const { crashed } = this.#nodes.find((known) => known.name === node.name) ?? {};
    this.#scheduler.note(`${node.name} ${name}`);
    const outcome = await Promise.race([
      request().then((value): Outcome<Value> => ({ end: "done", value }), outcomeOf),
      crashed?.then((): Outcome<Value> => ({ end: "unknown" })) ?? new Promise<never>(() => undefined),
    ]);
    if ("defect" in outcome) {
      this.ledger.defects.add(`${name} failed: ${outcome.defect}`);
      return { end: "unknown" };
    }
    this.#scheduler.note(`${node.name} ${name}: ${outcome.end}${"reason" in outcome ? ` ${outcome.reason}` : ""}`);
    this.ledger.note(name, outcome.end);
    return outcome;
  }

  readonly #requests: readonly ((node: SiteNode) => Promise<unknown>)[] = [
    (node) => this.#edit(node, "shared"),
    (node) => this.#edit(node, "shared"),
    (node) => this.#edit(node, "other"),
    (node) => this.#editRevision(node),
    (node) => this.#create(node),
    (node) => this.#ask(node, "duplicate", () => this.#duplicate(node)),
    (node) => this.#ask(node, "clone", () => cloneProject(node.services, authorOf("bob"), { id: "public" }, cloning)),
    (node) => this.#ask(node, "delete", () => deleteProject(node.services, owner, "other")),
    (node) => this.#ask(node, "restore", () => restoreProject(node.services, owner, "other")),
    (node) => Promise.all(["shared", "other", "third"].map((id) => this.#nameVersion(node, id))),
    (node) => this.#mail(node),
    (node) => this.#ask(node, "edition", () => node.editions.addNow("shared", `${++this.#marks}`)),
    (node) => this.#ask(node, "render", () => node.limitRenders(owner)),
    (node) => this.#count(node),
    (node) => this.#ask(node, "token", () => node.tokens.create(owner, newToken)),
    (node) => this.#use(node, "download", () => node.codes.use(this.#code)),
    (node) => this.#use(node, "challenge", () => node.challenges.take("passkey_sign_in", this.#challenge)),
    (node) => this.#ask(node, "invitation", () => this.#register(node)),
    (node) => this.#ask(node, "demote", () => this.#demote(node)),
    (node) => this.#signIn(node),
    (node) => this.#identify(node),
    (node) => this.#identify(node),
    (node) => this.#signOut(node),
  ];

  async #edit(node: SiteNode, project: string, revision?: number): Promise<void> {
    const mark = `m${++this.#marks}`;
    const padding = paddingOf(this.#scheduler);
    const edit = async () => {
      const target = { id: project, revision };
      const row = await editProject(node.services, authorOf(owner), target, async ({ open }) => {
        const before = await open();
        // The time of a job.
        await this.#scheduler.sleep(this.#scheduler.below(100));
        return { document: { before, after: withMark(before, mark, padding) } };
      });
      return row.revision;
    };
    this.ledger.edited(project, mark, await this.#ask(node, `edit ${mark} of ${project}`, edit));
  }

  /** An edit of the revision that the client has seen. */
  async #editRevision(node: SiteNode): Promise<void> {
    const [row] = this.#store.query<{ revision: number }>("select revision from projects where id = 'shared'");
    await this.#scheduler.sleep(this.#scheduler.below(200));
    await this.#edit(node, "shared", row?.revision);
  }

  /** Repeats a request whose answer is lost, on any node. */
  async #create(node: SiteNode): Promise<void> {
    const key = `key${this.#scheduler.below(3)}`;
    const request = { ...newProject, key, masters_yaml: key } as never;
    const ids = this.ledger.keys.get(key) ?? new Set();
    this.ledger.keys.set(key, ids);
    for (let tries = 0; tries < 3; tries++) {
      const at = tries === 0 ? node : this.#scheduler.pick(this.#nodes);
      const outcome = await this.#ask(at, `create ${key}`, () => createProject(at.services, authorOf(owner), request));
      if (outcome.end === "done") ids.add(outcome.value.row.id);
      if (outcome.end !== "unknown") return;
    }
  }

  #duplicate({ services }: SiteNode) {
    return duplicateProject(services, authorOf(owner), "shared", { new_name: "Copy" } as never);
  }

  #nameVersion(node: SiteNode, id: string) {
    const name = `Version ${++this.#marks}`;
    return this.#ask(node, "name a version", () => nameCurrent(node.services, authorOf(owner), { id, name }));
  }

  /** A change that sends an email, like a new password. */
  async #mail(node: SiteNode): Promise<void> {
    const about = `mail${++this.#marks}`;
    await this.#ask(node, about, async () => {
      const { database, mailQueue } = node;
      const mail = await database.transaction().execute(async (transaction) => {
        await transaction.updateTable("users").set({ last_seen_at: node.now() }).where("id", "=", owner).execute();
        return mailQueue.add(transaction, { kind: "new_password", about, milliseconds: day });
      });
      mailQueue.sendNow(mail);
    });
  }

  async #count(node: SiteNode): Promise<void> {
    const outcome = await this.#ask(node, "count", () => node.attempts.count("wrong-codes", 3600));
    if (outcome.end === "done") this.ledger.counts.push(outcome.value.count);
  }

  /** Something that can be used up: a request that finds nothing is refused. */
  #use(node: SiteNode, name: string, use: () => Promise<unknown>): Promise<Outcome<unknown>> {
    return this.#ask(node, name, async () => {
      if ((await use()) === undefined) throw new ApiError("NOT_FOUND", { text: "Used up" } as never);
    });
  }

  #register({ database, now }: SiteNode) {
    const name = `new ${++this.#marks}`;
    const user = newUser({ username: name, email: `${this.#marks}@example.org`, password_hash: "" }, now());
    const admission = { invitation: tokenOfInvitation, maySetUp: false };
    return database.transaction().execute((transaction) => addAccount(transaction, user, admission, now()));
  }

  /** Administrators remove each other. */
  #demote({ database, attempts, now }: SiteNode) {
    const [actor, id] = this.#scheduler.chance(0.5) ? ["bob", "eve"] : ["eve", "bob"];
    const change = this.#scheduler.pick([{ role: "user" }, { role: "admin" }, { disabled: true }, { disabled: false }]);
    return changeUser(
      { database, attempts, now },
      { userId: actor ?? "", username: actor ?? "" },
      id ?? "",
      change as never,
    );
  }

  async #signIn(node: SiteNode): Promise<void> {
    const outcome = await this.#ask(node, "sign in", () => node.sessions.start(owner, "password", "Browser"));
    if (outcome.end === "done") this.#sessions.push({ token: outcome.value.token, id: sessionOf(outcome.value.token) });
  }

  async #identify(node: SiteNode): Promise<void> {
    const [session] = this.#sessions.length > 0 ? [this.#scheduler.pick(this.#sessions)] : [];
    if (!session) return;
    const { endedAt } = session;
    const outcome = await this.#ask(node, `identify ${session.id}`, () => node.sessions.identify(session.token));
    if (outcome.end !== "done") return;
    if (endedAt !== undefined && outcome.value)
      this.ledger.defects.add(`a request counts as signed in although its session has ended`);
    if (!session.mayHaveEnded && !outcome.value) this.ledger.defects.add("a session has ended without a reason");
  }

  async #signOut(node: SiteNode): Promise<void> {
    const [session] = this.#sessions.length > 0 ? [this.#scheduler.pick(this.#sessions)] : [];
    if (!session) return;
    session.mayHaveEnded = true;
    const end = () => node.sessions.end({ userId: owner, sessionId: session.id });
    const outcome = await this.#ask(node, `sign out ${session.id}`, end);
    if (outcome.end === "done") session.endedAt ??= this.#scheduler.now;
  }

  async #prepare(): Promise<void> {
    const [node] = this.#nodes;
    if (!node) throw new Error("There is no node.");
    const content = {};
    this.#challenge = await node.challenges.create("passkey_sign_in", { minutes: 60, content });
    const { token } = await node.sessions.start(owner, "password", "Browser");
    const session = { token, id: sessionOf(token) };
    this.#sessions.push(session);
    this.#code = (await node.codes.create({ userId: owner, sessionId: session.id }, "shared")).code;
    // The code ends with this session, which is never ended.
    this.#sessions.pop();
  }

  /** Waits until all that is due was done. */
  async #comeToRest(): Promise<void> {
    const rounds = 40;
    const isQuiet = () =>
      this.#store.query("select id from emails").length === 0 &&
      this.#store.query("select id from editions where state = 'waiting'").length === 0;
    for (let round = 0; round < rounds && !(isQuiet() && round > 1); round++) {
      await this.#scheduler.sleep(minute);
      for (const { mailQueue, editions, queue } of this.#nodes) {
        mailQueue.sendDue();
        editions.tick();
        queue.wake();
      }
    }
    await this.#scheduler.sleep(minute);
  }
}

const newProject = { name: "New", description: "", category: "planner", author: "", device_profile: "remarkable-2" };
const cloning = { new_name: "Clone" } as never;
const newToken = { name: "Reader", scopes: [], expires_in_days: null };

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;

/** Other errors than those that the server answers in words are defects. */
function outcomeOf(problem: unknown): Outcome<never> | { readonly end: "unknown"; readonly defect: string } {
  if (problem instanceof ApiError) return { end: "refused", reason: problem.code };
  if (isUnavailable(problem)) return { end: "unknown" };
  return { end: "unknown", defect: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
}

/** Rows with which each run begins. */
function addRows(store: ReadCommitted, scheduler: Scheduler): void {
  const now = startOfTime;
  const session = store.open();
  const insert = (table: string, row: object) => {
    const columns = Object.keys(row);
    const sql = `insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`;
    session.execute({ sql, values: Object.values(row) }, (problem) => {
      if (problem) throw problem;
    });
  };
  for (const id of [owner, "bob", "eve"]) {
    const user = newUser({ username: id, email: `${id}@example.org`, password_hash: "x" }, now);
    const limited = { ...user, id, terms_accepted_at: now, max_daily_renders: limits.renders };
    insert("users", { ...limited, role: id === owner ? "user" : "admin" });
  }
  for (const id of ["shared", "other", "third", "public"]) {
    const document = firstDocument(`first of ${id}`, paddingOf(scheduler) / 2);
    const columns = { name: id, description: "", category: "planner", author: "", device_profile: "remarkable-2" };
    const ownerId = id === "public" ? "eve" : owner;
    const row = newProjectRow({ id, ownerId, columns, originalAuthor: "", document: document.columns, now });
    const shared = { is_public: 1, published_at: now, licence: "cc-by-4.0" };
    insert("projects", id === "public" ? { ...row, ...shared } : row);
    const { text, parts, outline, added } = document;
    insert("project_documents", { id, text, parts: JSON.stringify(parts), outline });
    for (const [hash, pieces] of added)
      for (const [piece, content] of pieces.entries())
        insert("project_parts", { id: `${id}/${hash}/${piece}`, project_id: id, hash, text: content });
  }
  const night = { hour: 3, zone: "Europe/Warsaw", sends_email: 1, next_at: now, cost: 500 };
  insert("standing_editions", { id: "shared", ...night });
  for (let i = 0; i < limits.tokens - 2; i++)
    insert("api_tokens", { id: `token${i}`, user_id: owner, name: "", scope: "", token_hash: `${i}`, created_at: now });
  const invitation = {
    id: "invitation",
    code_hash: hashToken(tokenOfInvitation),
    email: "",
    note: "",
    created_at: now,
  };
  insert("invitations", { ...invitation, expires_at: now + day });
  insert("site_settings", { id: "sign_up", content: '"invitation"', changed_at: now });
  insert("site_settings", { id: "administrators", content: "null", changed_at: now });
  session.disconnect();
}
