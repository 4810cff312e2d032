/**
 * A user who writes continuously and records acknowledged writes. If a response is missing, the write may have been
 * done; the user then continues with another project.
 */
import type { Project } from "@octavo/contract";
import { expect } from "vitest";
import { designYaml } from "../projects.ts";
import { type Answer, ask, type Call, send, type Visitor } from "./visitor.ts";

/** Parts of a project that writes change. */
interface Content {
  readonly revision: number;
  readonly name: string;
  /** Names of masters, which are also their texts. */
  readonly designs: readonly string[];
  readonly sections: readonly string[];
}

/** Deleted or never created. */
type State = Content | "absent";

interface Write {
  readonly route:
    | "PATCH /api/projects/{id}"
    | "POST /api/projects/{id}/masters"
    | "PUT /api/projects/{id}/plan"
    | "DELETE /api/projects/{id}";
  readonly body?: unknown;
  readonly after: State;
}

/** A project whose creation was acknowledged. */
export interface WrittenProject {
  readonly id: string;
  state: State;
  /** State after a write without a response. */
  unanswered: State | undefined;
}

const writesEach = 8;

interface WriterOptions {
  /** Maximum number of projects to keep. Beyond it, every new one is deleted after its writes, not every second one. */
  readonly keep?: number;
  /** Awaited before each request. */
  readonly turn?: () => Promise<void>;
}

export class Writer {
  readonly visitor: Visitor;
  readonly projects: WrittenProject[] = [];
  count = 0;
  #step = 0;
  #deleted = 0;
  readonly #keep: number;
  readonly #turn: () => Promise<void>;

  constructor(visitor: Visitor, { keep = Number.POSITIVE_INFINITY, turn = async () => {} }: WriterOptions = {}) {
    this.visitor = visitor;
    this.#keep = keep;
    this.#turn = turn;
  }

  /** Writes until aborted, or until the server is gone. */
  async writeTo(origin: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const project = await this.#begin(origin);
      for (let i = 0; project && i < writesEach && !signal.aborted; i++)
        if (!(await this.#write(origin, project))) break;
    }
  }

  async #begin(origin: string): Promise<WrittenProject | undefined> {
    const name = this.#next();
    const answer = await this.#send(origin, "POST /api/projects", { body: { name, device_profile: "remarkable-2" } });
    if (!answer) return undefined;
    const project: Project = JSON.parse(answer.text);
    const written = { id: project.id, state: contentOf(project), unanswered: undefined };
    this.projects.push(written);
    return written;
  }

  /** Returns false if the project can't be used any more. */
  async #write(origin: string, project: WrittenProject): Promise<boolean> {
    if (project.state === "absent") return false;
    const { route, body, after } = this.#nextWrite(project.state);
    project.unanswered = after;
    const answer = await this.#send(origin, route, { params: { id: project.id }, body });
    if (!answer) return false;
    project.state = after;
    project.unanswered = undefined;
    if (after === "absent") this.#deleted++;
    return true;
  }

  /** Adds a master, a section that uses it, a name, and so on. */
  #nextWrite({ revision, ...content }: Content): Write {
    const step = this.#next();
    const after = (change: Partial<Content>) => ({ ...content, ...change, revision: revision + 1 });
    const isSurplus = this.projects.length % 2 === 0 || this.projects.length - this.#deleted > this.#keep;
    if (revision === writesEach && isSurplus) return { route: "DELETE /api/projects/{id}", after: "absent" };
    const [master] = content.designs;
    if (master === undefined || revision % 3 === 1) {
      const body = { name: step, template_yaml: designYaml(step) };
      return { route: "POST /api/projects/{id}/masters", body, after: after({ designs: [...content.designs, step] }) };
    }
    if (revision % 3 === 2) {
      const sections = [...content.sections, step];
      return { route: "PUT /api/projects/{id}/plan", body: planOf(sections, master), after: after({ sections }) };
    }
    return { route: "PATCH /api/projects/{id}", body: { name: step }, after: after({ name: step }) };
  }

  /** Returns undefined if it is unknown whether the write was done. */
  async #send(origin: string, route: Write["route"] | "POST /api/projects", call: Call): Promise<Answer | undefined> {
    await this.#turn();
    const answer = await send(origin, route, { ...call, token: this.visitor.token }).catch(() => undefined);
    if (!answer || answer.status === 502) return undefined;
    expect(answer.status, `${route}: ${answer.text.slice(0, 500)}`).toBeLessThan(300);
    this.count++;
    return answer;
  }

  #next(): string {
    return `step ${++this.#step}`;
  }
}

function planOf(kinds: readonly string[], master: string) {
  return {
    calendar: { start_date: "2026-01-01", end_date: "2026-01-03" },
    sections: kinds.map((kind) => ({ kind, master })),
  };
}

function contentOf({ revision, metadata, masters, plan }: Project): Content {
  const designs = masters.map(({ name, widgets }) =>
    widgets[0]?.content === name ? name : `${name} without its text`,
  );
  return { revision, name: metadata.name, designs, sections: plan.sections.map(({ kind }) => kind) };
}

/** Checks that each project contains all acknowledged writes, and no partial ones. */
export async function expectNothingLost(
  origin: string,
  { visitor }: Writer,
  projects: readonly WrittenProject[],
): Promise<void> {
  for (const { id, state, unanswered } of projects) {
    const found = await stateOf(origin, visitor, id);
    expect(unanswered === undefined ? [state] : [state, unanswered]).toContainEqual(found);
  }
}

/** Checks all projects with one list request. */
export async function expectAllListed(origin: string, { visitor, projects }: Writer): Promise<void> {
  const listed = await ask(origin, "GET /api/projects", { token: visitor.token });
  const found = new Map(listed.map((item) => [item.id, item]));
  for (const { id, state, unanswered } of projects) {
    if (unanswered !== undefined) continue;
    const { name, masters_count, plan_sections_count } = found.get(id) ?? {};
    const wanted =
      state === "absent"
        ? [undefined, undefined, undefined]
        : [state.name, state.designs.length, state.sections.length];
    expect([name, masters_count, plan_sections_count], id).toEqual(wanted);
  }
}

async function stateOf(origin: string, { token }: Visitor, id: string): Promise<State> {
  const answer = await send(origin, "GET /api/projects/{id}", { params: { id }, token });
  if (answer.status === 404) return "absent";
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return contentOf(JSON.parse(answer.text));
}
