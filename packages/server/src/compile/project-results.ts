import { createHash } from "node:crypto";
import { compiledColumns } from "../documents/project-document.ts";
import type { CacheScope } from "../http/entity-tag.ts";
import type { JobOptions } from "../jobs/job-scheduler.ts";
import { type PartStores, readPieces } from "../projects/document-pieces.ts";
import { rightsOf } from "../projects/provenance.ts";
import { recordCompilation, type StoredProject } from "../projects/store.ts";
import type { LimitRenders } from "../quota/render-limit.ts";
import type { Renderer } from "../render/renderer.ts";
import { rendererVersion } from "../render/renderer-version.ts";
import { type Keyed, ResultCache } from "../render/result-cache.ts";
import type { ProjectRow } from "../store/tables.ts";
import type { CompiledProject, PublicTemplate } from "../worker/compile-stored-project.ts";
import type { ProjectSource } from "../worker/lay-out-project.ts";
import type { PageChoice, PagePreview } from "../worker/preview-page.ts";
import type { FoundProject, ProjectFinder } from "./project-finder.ts";

/** Cache sizes of a server: some hundred planners and templates, and a thousand images. */
const room = { compiled: 64 * 1024 * 1024, templates: 16 * 1024 * 1024, pages: 32 * 1024 * 1024 } as const;

/**
 * Results of stored projects, cached by content. An edit changes the key, so caches of several servers need no
 * invalidation.
 */
export class ProjectResults {
  readonly #render: Renderer;
  readonly #stores: PartStores;
  readonly #limitRenders: LimitRenders;
  readonly #compiled = new ResultCache<CompiledProject & Keyed>({
    maxBytes: room.compiled,
    sizeOf: ({ pdf, answer }) => pdf.length + answer.length,
  });
  readonly #templates = new ResultCache<PublicTemplate & Keyed>({
    maxBytes: room.templates,
    sizeOf: ({ bytes }) => bytes.length,
  });
  readonly #pages = new ResultCache<PagePreview & Keyed>({ maxBytes: room.pages, sizeOf: ({ bytes }) => bytes.length });

  constructor(render: Renderer, stores: PartStores, limitRenders: LimitRenders) {
    this.#render = render;
    this.#stores = stores;
    this.#limitRenders = limitRenders;
  }

  /**
   * Records the compilation in the store, so that all servers know of the PDF. Only the owner's PDF contains the project,
   * because it can have parts that no page shows.
   */
  async compiled(
    { row, maker, open }: FoundProject,
    scope: CacheScope,
    job: JobOptions,
  ): Promise<CompiledProject & Keyed> {
    const compiled = await this.#compiled.get(compiledKey(row, scope), job.signal, async (signal) => {
      const project = await open();
      if (maker !== undefined) await this.#limitRenders(maker);
      const source = await sourceOf(this.#stores, project);
      const input = { source, containsProject: scope === "private", rights: rightsOf(project.row) };
      const made = await this.#render.run("project", input, { ...job, signal });
      return { ...made, key: compiledKey(project.row, scope) };
    });
    const { contentHash, totalPages: pages, pdf } = compiled;
    const bytes = scope === "private" ? pdf.length : null;
    if (row.compiled_hash !== contentHash || (bytes !== null && row.compiled_bytes !== bytes))
      await recordCompilation(this.#stores.database, row.id, contentHash, { pages, bytes });
    return compiled;
  }

  template({ row, open }: FoundProject, job: JobOptions): Promise<PublicTemplate & Keyed> {
    return this.#templates.get(templateKey(row), job.signal, async (signal) => {
      const project = await open();
      const made = await this.#render.run("publicTemplate", await sourceOf(this.#stores, project), {
        ...job,
        signal,
      });
      return { ...made, key: templateKey(project.row) };
    });
  }

  page({ row, open }: FoundProject, choice: PageChoice, job: JobOptions): Promise<PagePreview & Keyed> {
    return this.#pages.get(pageKey(row, choice), job.signal, async (signal) => {
      const project = await open();
      const source = await sourceOf(this.#stores, project);
      const made = await this.#render.run("page", { source, choice }, { ...job, signal });
      return { ...made, key: pageKey(project.row, choice) };
    });
  }
}

export function compiledKey(row: ProjectRow, scope: CacheScope): string {
  const key = `${contentKey(row)}${rightsKey(row)}`;
  return scope === "private" ? key : `${key}-public`;
}

/** The PDF also contains what the content hash leaves out, because publishing changes no page. */
function rightsKey({ licence, sources, original_author }: ProjectRow): string {
  if (licence === null && sources === null && original_author === "") return "";
  return `-${createHash("sha256").update(`${licence}\n${sources}\n${original_author}`).digest("hex").slice(0, 16)}`;
}

export function templateKey(row: ProjectRow): string {
  return `${contentKey(row)}-template`;
}

export function pageKey(row: ProjectRow, { page, scale }: PageChoice): string {
  return `${contentKey(row)}-${page}-${scale}`;
}

function contentKey({ content_hash }: ProjectRow): string {
  return `${rendererVersion}-${content_hash}`;
}

/** Reads a stored project for a worker. */
export async function sourceOf(stores: PartStores, { row, document }: StoredProject): Promise<ProjectSource> {
  const pieces = await readPieces(stores, row.id, document);
  return { contentHash: row.content_hash, metadata: compiledColumns(row), pieces };
}

/** Dependencies of routes that render projects. */
export interface RenderServices {
  readonly render: Renderer;
  readonly finder: ProjectFinder;
  readonly results: ProjectResults;
  readonly limitRenders: LimitRenders;
}
