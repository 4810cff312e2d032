import { type Design, type Project } from "@octavo/contract";
import {
  type DesignStore,
  type EditorDocument,
  loadYaml,
  type OpenedDesign,
  openDesign,
  type Sample,
  type SavedVersion,
  type SharedChange,
  type StoredVersion,
  type WrittenVersion,
} from "@octavo/editor";
import { type SharedParts, sharedParts, type World } from "@octavo/engine";
import { designNameProblem, isEqual, type Message, MessageError, uniqueName } from "@octavo/foundation";
import type { QueryClient } from "@tanstack/react-query";
import { addDesign, changeDesign, changeShared, type DesignList } from "../../api/designs.ts";
import { failureOf, isNetworkError, isOutcomeUnknown, isUnauthorized } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { saveDraft } from "../../api/save-draft.ts";
import { noConnection } from "../../editor/messages.ts";
import { t } from "../../language/t.ts";
import type { FollowMemory, followingDesigns } from "./follow-changes.ts";
import { loadTables, openWorld } from "./open-world.ts";
import { pagesOfDesign } from "./pages-of-design.ts";

/** Noun for messages, and the kind of the editor's document. */
export const designKinds = { masters: "master", pages: "page" } as const;

type Following = ReturnType<typeof followingDesigns>;

interface ProjectDesignStoreOptions {
  readonly cache: QueryClient;
  readonly projectId: string;
  readonly list: DesignList;
  /** Name of a new design. */
  readonly suggested: string;
}

/**
 * Stores a master or a named page of a project. Its id is its name. Its version contains the time of
 * its last change and the shared parts of the project. Shared parts that were changed are stored in the same write,
 * with the other designs that follow them.
 */
export class ProjectDesignStore implements DesignStore {
  readonly #cache: QueryClient;
  readonly #projectId: string;
  readonly #list: DesignList;
  readonly #suggested: string;
  readonly #memory: FollowMemory = new Map();

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
      stored: design && savedVersion(design, sharedParts(project)),
      document,
      sample: hasDraft ? await sampleOf(project, this.#list, name, world) : undefined,
    };
  }

  async read(id: string): Promise<StoredVersion | undefined> {
    const project = await this.#refetch();
    const design = this.#designIn(project, id);
    return design && { ...savedVersion(design, sharedParts(project)), document: this.#documentOf(project, design) };
  }

  findSent(name: string): Promise<StoredVersion | undefined> {
    return this.read(name);
  }

  async create(written: WrittenVersion): Promise<SavedVersion> {
    const { name, text, document } = written;
    await this.#addShared(document);
    const project = await addDesign(this.#cache, this.#projectId, this.#list, { name, template_yaml: text });
    const created = this.#savedIn(project, name, sharedParts(project));
    if (!document.sharedChanges) return created;
    const changed = await this.replace(created, written);
    return changed === "conflict" ? created : changed;
  }

  /** Changes that others made to the rest of the project are kept. */
  async replace(
    { id, version }: SavedVersion,
    { name, text, document }: WrittenVersion,
  ): Promise<SavedVersion | "conflict"> {
    const base = readVersion(version);
    const { shared = {} } = document;
    const hasNewShared = !isEqual(shared, base.shared);
    let following: Following | undefined;
    const valueIn = (of: Project) => {
      const design = this.#designIn(of, id);
      return design && versionOf(design, hasNewShared ? sharedParts(of) : base.shared);
    };
    const versionIn = (of: Project) => ({ value: valueIn(of), revision: of.revision });
    const mine = versionOf(base, base.shared);
    const outcome = await saveDraft<string | undefined>({ mine, from: mine }, versionIn(await this.#project()), {
      isSame: (a, b) => a === b,
      send: async (_, revision) => {
        following = await this.#following(base.sharedChanges, document, id);
        return changeDesign(this.#cache, this.#projectId, this.#list, {
          name: id,
          newName: name,
          template_yaml: text,
          frame: document.masters[0]?.frame ?? null,
          ...(hasNewShared && { shared_yaml: JSON.stringify(shared) }),
          ...(following && { others: following.designs }),
          revision,
        });
      },
      refetch: async () => versionIn(await this.#refetch()),
    });
    if (outcome !== "saved") return outcome;
    const project = await this.#project();
    // Shared parts that others changed are not in the document, so its next version must not replace them.
    const saved = this.#savedIn(project, name, hasNewShared ? sharedParts(project) : base.shared);
    return { ...withChanges(saved, document.sharedChanges ?? []), notice: following?.notice };
  }

  async copyName(name: string): Promise<string> {
    const taken = (await this.#refetch())[this.#list].map((known) => known.name);
    return taken.includes(name) ? uniqueName(`${name} ${t("copy")}`, taken) : name;
  }

  async parse(text: string, present: EditorDocument): Promise<EditorDocument | undefined> {
    const [world, { readDesign }] = await Promise.all([openWorld(), loadYaml()]);
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
    if (isNetworkError(reason)) return noConnection;
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

  #savedIn(project: Project, name: string, shared: SharedParts): SavedVersion {
    const design = this.#designIn(project, name);
    if (!design) throw new MessageError(messages.missingMaster(name));
    return savedVersion(design, shared);
  }

  /** Other designs with the changes of shared parts since the last save. Undefined without changes. */
  async #following(
    saved: readonly SharedChange[],
    { sharedChanges = [] }: EditorDocument,
    id: string,
  ): Promise<Following | undefined> {
    if (isEqual(saved, sharedChanges)) return undefined;
    const { changesSince, followingDesigns } = await import("./follow-changes.ts");
    const [project, { fonts }] = await Promise.all([this.#project(), openWorld()]);
    const open = { list: this.#list, name: id };
    return followingDesigns(project, changesSince(saved, sharedChanges), { open, fonts, memory: this.#memory });
  }

  /** Adds the shared parts of a new design that the project does not have. */
  async #addShared({ shared }: EditorDocument): Promise<void> {
    if (!shared) return;
    const project = await this.#project();
    const known = sharedParts(project);
    const next = withMissing(known, shared);
    if (!isEqual(known, next)) await changeShared(this.#cache, project, JSON.stringify(next));
  }

  #documentOf(project: Project, design: Design | undefined): EditorDocument {
    const { default_canvas, metadata } = project;
    const { name = this.#suggested, description = "", widgets = [], frame } = design ?? {};
    const parts = { name, description, widgets, frame };
    const profile = { profile: metadata.device_profile };
    return openDesign(designKinds[this.#list], parts, default_canvas, profile, sharedParts(project));
  }
}

type Stored = Pick<Design, "updated_at">;

function savedVersion(design: Design, shared: SharedParts): SavedVersion {
  return { id: design.name, version: versionOf(design, shared), name: design.name };
}

/** The time of the design's last change, with the shared parts. */
function versionOf({ updated_at }: Stored, shared: SharedParts): string {
  return Object.keys(shared).length > 0 ? `${updated_at} ${JSON.stringify({ shared })}` : updated_at;
}

/** The version with the changes of shared parts that other designs follow already. */
function withChanges({ version, ...saved }: SavedVersion, sharedChanges: readonly SharedChange[]): SavedVersion {
  if (sharedChanges.length === 0) return { ...saved, version };
  const { updated_at, shared } = readVersion(version);
  return { ...saved, version: `${updated_at} ${JSON.stringify({ shared, sharedChanges })}` };
}

interface Version extends Stored {
  readonly shared: SharedParts;
  readonly sharedChanges: readonly SharedChange[];
}

function readVersion(version: SavedVersion["version"]): Version {
  const [updated_at = "", ...rest] = String(version).split(" ");
  const { shared = {}, sharedChanges = [] } = rest.length > 0 ? JSON.parse(rest.join(" ")) : {};
  return { updated_at, shared, sharedChanges };
}

/** Adds the parts whose names are not known. */
function withMissing(known: SharedParts, { blocks = [], styles = [], themes = [], theme, frame }: SharedParts) {
  const joined = <T extends { readonly name: string }>(list: readonly T[] = [], more: readonly T[]) => {
    const names = new Set(list.map(({ name }) => name));
    return [...list, ...more.filter(({ name }) => !names.has(name))];
  };
  return sharedParts({
    ...(theme !== undefined && { theme }),
    ...(frame !== undefined && { frame }),
    ...known,
    ...(blocks.length > 0 && { blocks: joined(known.blocks, blocks) }),
    ...(styles.length > 0 && { styles: joined(known.styles, styles) }),
    ...(themes.length > 0 && { themes: joined(known.themes, themes) }),
  });
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
