import type { Project } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import type { Store } from "../src/store/open-store.ts";
import { ask } from "./ask.ts";
import type { SignedIn } from "./signed-in.ts";

interface Server {
  readonly app: FastifyInstance;
}

export function aProject(server: Server, as: SignedIn, changes: object = {}): Promise<Project> {
  const body = { name: "Rok 2026", device_profile: "remarkable-2", ...changes };
  return ask(server, "POST /api/projects", { as, body });
}

/** YAML of a design with one text widget. */
export const designYaml = (content: string) => `widgets:
  - id: title
    type: text_block
    position: { x: 40, y: 40, width: 300, height: 40 }
    content: ${JSON.stringify(content)}
`;

export async function aMaster(server: Server, as: SignedIn, { id }: Project, name: string): Promise<Project> {
  const body = { name, template_yaml: designYaml(name) };
  return ask(server, "POST /api/projects/{id}/masters", { as, params: { id }, body });
}

export async function aPage(server: Server, as: SignedIn, { id }: Project, name: string): Promise<Project> {
  const body = { name, template_yaml: designYaml(name) };
  return ask(server, "POST /api/projects/{id}/pages", { as, params: { id }, body });
}

export function share(server: Server, as: SignedIn, { id }: Project, url_slug?: string | null): Promise<Project> {
  const body = { is_public: true, ...(url_slug !== undefined && { url_slug }) };
  return ask(server, "POST /api/projects/{id}/share", { as, params: { id }, body });
}

/** Copies a project's row to approach the quota. */
export async function fillUp({ store }: { readonly store: Store }, { id }: Project, copies: number): Promise<void> {
  const { database } = store;
  const row = await database.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const rows = Array.from({ length: copies }, (_, i) => ({ ...row, id: `${id} ${i}`, public_url_slug: null }));
  for (let start = 0; start < copies; start += 100)
    await database
      .insertInto("projects")
      .values(rows.slice(start, start + 100))
      .execute();
}
