import { type Design, designNameProblem, type Project } from "@octavo/contract";
import {
  type DesignStore,
  type EditorDocument,
  loadYamlReader,
  type OpenedDesign,
  openDesign,
  type Sample,
  type SavedVersion,
  type StoredVersion,
  type WrittenVersion,
} from "@octavo/editor";
import type { World } from "@octavo/engine";
import { type Message, MessageError } from "@octavo/engine/message";
import type { QueryClient } from "@tanstack/react-query";
import { failureOf, isOutcomeUnknown, isUnauthorized } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { addDesign, changeDesign, type DesignList } from "../../api/projects.ts";
import { saveDraft } from "../../api/save-draft.ts";
import { t } from "../../language/t.ts";
import { uniqueName } from "../../ui/unique-name.ts";
import { loadTables, openWorld } from "./open-world.ts";
import { pagesOfDesign } from "./pages-of-design.ts";

/** Noun for messages, and the kind of the editor's document. */
export const designKinds = { masters: "master", pages: "page" } as const;

interface ProjectDesignStoreOptions {
  readonly cache: QueryClient;
  readonly projectId: string;
  readonly list: DesignList;
  /** Name of a new design. */
  readonly suggested: string;
}

/** Stores a master or a named page of a project. Its id is its name. Its version is the time of its last change. */
export class ProjectDesignStore implements DesignStore {
  readonly #cache: QueryClient;
  readonly #projectId: string;
  readonly #list: DesignList;
  readonly #suggested: string;

  constructor({ cache, projectId, list, suggested }: ProjectDesignStoreOptions) {
    this.#cache = cache;
    this.#projectId = projectId;
    this.#list = list;
    this.#suggested = suggested;
  }

  async open(id: string | undefined, hasDraft: boolean): Promise<OpenedDesign> {
    const [world, project] = await Promise.all([openWorld(), this.#project()]);
    const design = this.#designIn(project, id);
    if (id !== undefined && !design) throw new MessageError(messages.missingMaster(id));
    const name = design?.name ?? this.#suggested;
    const document = this.#documentOf(project, design);
    await loadTables(document, project.plan.locale);
    return {
      stored: design && savedVersion(design),
      document,
      sample: hasDraft ? await sampleOf(project, this.#list, name, world) : undefined,
    };
  }

  async read(id: string): Promise<StoredVersion | undefined> {
    const project = await this.#refetch();
    const design = this.#designIn(project, id);
    return design && { ...savedVersion(design), document: this.#documentOf(project, design) };
  }

  findSent(name: string): Promise<StoredVersion | undefined> {
    return this.read(name);
  }

  async create({ name, text }: WrittenVersion): Promise<SavedVersion> {
    const project = await addDesign(this.#cache, this.#projectId, this.#list, { name, template_yaml: text });
    return this.#savedIn(project, name);
  }

  /** Changes that others made to the rest of the project are kept. */
  async replace({ id, version }: SavedVersion, { name, text }: WrittenVersion): Promise<SavedVersion | "conflict"> {
    const versionIn = (of: Project) => ({ value: this.#designIn(of, id)?.updated_at, revision: of.revision });
    const mine = String(version);
    const outcome = await saveDraft<string | undefined>({ mine, from: mine }, versionIn(await this.#project()), {
      isSame: (a, b) => a === b,
      send: (_, revision) =>
        changeDesign(this.#cache, this.#projectId, this.#list, {
          name: id,
          newName: name,
          template_yaml: text,
          revision,
        }),
      refetch: async () => versionIn(await this.#refetch()),
    });
    return outcome === "saved" ? this.#savedIn(await this.#project(), name) : outcome;
  }

  async copyName(name: string): Promise<string> {
    const taken = (await this.#refetch())[this.#list].map((known) => known.name);
    return taken.includes(name) ? uniqueName(`${name} ${t("copy")}`, taken) : name;
  }

  async parse(text: string, present: EditorDocument): Promise<EditorDocument | undefined> {
    const [world, { readDesign }] = await Promise.all([openWorld(), loadYamlReader()]);
    const document = readDesign(text, present, world);
    if (document) await loadTables(document);
    return document;
  }

  nameProblem(name: string): Message | undefined {
    return designNameProblem(name, "master");
  }

  saveProblem(): undefined {
    return undefined;
  }

  failureMessage(reason: unknown): Message | undefined {
    return isUnauthorized(reason) ? undefined : failureOf(reason, { text: messages.saveMaster });
  }

  isOutcomeUnknown(reason: unknown): boolean {
    return isOutcomeUnknown(reason);
  }

  async #project(): Promise<Project> {
    return this.#cache.getQueryData(projectQuery(this.#projectId).queryKey) ?? this.#refetch();
  }

  #refetch(): Promise<Project> {
    return this.#cache.fetchQuery({ ...projectQuery(this.#projectId), staleTime: 0 });
  }

  #designIn(project: Project, name: string | undefined): Design | undefined {
    return project[this.#list].find((known) => known.name === name);
  }

  #savedIn(project: Project, name: string): SavedVersion {
    const design = this.#designIn(project, name);
    if (!design) throw new MessageError(messages.missingMaster(name));
    return savedVersion(design);
  }

  #documentOf({ default_canvas, metadata }: Project, design: Design | undefined): EditorDocument {
    const { name = this.#suggested, description = "", widgets = [] } = design ?? {};
    return openDesign(designKinds[this.#list], { name, description, widgets }, default_canvas, {
      profile: metadata.device_profile,
    });
  }
}

function savedVersion({ name, updated_at }: Design): SavedVersion {
  return { id: name, version: updated_at, name };
}

/** Returns undefined if the engine fails to load, because the draft can be restored without its picture. */
async function sampleOf(project: Project, list: DesignList, name: string, world: World): Promise<Sample | undefined> {
  try {
    const { expandPlanner } = await import("../../engine-worker/compile-design");
    const template = expandPlanner({ project, list, name }, world);
    const [page] = template ? pagesOfDesign(template, { list, name }) : [];
    return template && page !== undefined ? { template, page } : undefined;
  } catch {
    return undefined;
  }
}
