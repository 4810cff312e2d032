/** Publishes the starters in the gallery, as projects of a built-in author that nobody can edit. */
import type { LicenceId } from "@octavo/foundation";
import { storeObjects } from "../projects/document-pieces.ts";
import { writtenMadeFrom } from "../projects/made-from.ts";
import { newProjectRow } from "../projects/project-row.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { serverJob } from "../render/renderer.ts";
import { foldText } from "../store/fold-text.ts";
import type { Moment, NewProject, ProjectRow } from "../store/tables.ts";
import type { RenderJobs } from "../worker/jobs.ts";
import {
  builtInAuthor,
  ensureBuiltInAuthor,
  publishedStarters,
  removeBuiltInAuthor,
  removeStarter,
  replaceStarter,
} from "./store.ts";

type Services = Pick<ProjectServices, "database" | "objects" | "render" | "now">;

/** Device of the starters in the gallery. A clone can be rescaled to any other. */
const device = "remarkable-2";

/** Anything may be made of a starter, as of a planner that was made from it in another way. */
const licence: LicenceId = "CC0-1.0";

/** Creates missing starters and replaces changed ones. Publishing again changes nothing. */
export async function publishStarters({ database, objects, render, now }: Services): Promise<void> {
  await ensureBuiltInAuthor(database, now());
  const known = new Map((await publishedStarters(database)).map((row) => [row.id, row]));
  // Compiling takes seconds, during which a later starter would become newer.
  const today = now();
  const { ids } = await render.run("listStarters", undefined, serverJob());
  for (const [position, id] of ids.entries()) {
    const request = { id, device, today };
    const starter = await render.run("starterProject", request, serverJob());
    const row = starterRow(starter, known.get(projectId(id)), today - position);
    const before = known.get(row.id);
    if (before?.content_hash !== row.content_hash || before.search_text !== row.search_text) {
      await storeObjects(objects, starter.document.added);
      await replaceStarter(database, row, starter.document);
    }
    known.delete(row.id);
  }
  for (const id of known.keys()) await removeStarter(database, id);
}

/** Removes the starters from the gallery. Clones of them stay. */
export function withdrawStarters({ database }: Pick<Services, "database">): Promise<void> {
  return removeBuiltInAuthor(database);
}

function projectId(starter: string): string {
  return `starter-${starter}`;
}

/** Keeps the dates and clones of an earlier edition. */
function starterRow(
  {
    id,
    name,
    names,
    description,
    category,
    profile,
    pages,
    document,
    madeFrom,
  }: RenderJobs["starterProject"]["result"],
  before: ProjectRow | undefined,
  now: Moment,
): NewProject {
  const columns = { name, description, category, author: builtInAuthor.username, device_profile: profile };
  const row = newProjectRow({
    ownerId: builtInAuthor.id,
    columns,
    originalAuthor: "",
    document: document.columns,
    madeFrom: writtenMadeFrom(madeFrom),
    now,
  });
  return {
    ...row,
    id: projectId(id),
    // The studio shows names in the language of its reader.
    search_text: [row.search_text, ...names.map(foldText)].join(" "),
    licence,
    is_public: 1,
    public_url_slug: id,
    published_at: before?.published_at ?? now,
    created_at: before?.created_at ?? now,
    clone_count: before?.clone_count ?? 0,
    revision: (before?.revision ?? 0) + 1,
    compiled_hash: row.content_hash,
    compiled_pages: pages,
  };
}
