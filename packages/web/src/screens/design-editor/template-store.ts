import { messages as contractMessages, type StoredTemplate } from "@octavo/contract";
import {
  type DesignStore,
  type EditorDocument,
  loadYaml,
  type OpenedDesign,
  openTemplate,
  type SavedVersion,
  type StoredVersion,
  type WrittenVersion,
} from "@octavo/editor";
import { findProfile, profilePage, templateDefaults, type World } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import type { QueryClient } from "@tanstack/react-query";
import { copyName } from "../../api/copy-name.ts";
import {
  failureMessage,
  failureOf,
  isNetworkError,
  isNotFound,
  isOutcomeUnknown,
  isRefusal,
  isUnauthorized,
} from "../../api/failures.ts";
import { templates as messages } from "../../api/project-messages.ts";
import { templateQuery } from "../../api/template-query.ts";
import { changeTemplate, createTemplate, templatesQuery } from "../../api/templates.ts";
import { noConnection } from "../../editor/messages.ts";
import { t } from "../../language/t.ts";
import { session } from "../../session/use-session.ts";
import { loadTables, openWorld } from "./open-world.ts";

const noProfile = message("Please select a device profile before saving");

/** Stores a template. Its version is its revision. */
export class TemplateStore implements DesignStore {
  readonly #cache: QueryClient;

  constructor(cache: QueryClient) {
    this.#cache = cache;
  }

  async open(id: string | undefined): Promise<OpenedDesign> {
    const [world, template] = await Promise.all([openWorld(), id === undefined ? undefined : this.#template(id)]);
    const document = template ? documentOf(template) : emptyTemplate(firstProfile, world);
    await loadTables(document);
    return { stored: template && savedVersion(template), document };
  }

  async read(id: string): Promise<StoredVersion | undefined> {
    try {
      const template = await this.#cache.fetchQuery({ ...templateQuery(id), staleTime: 0 });
      return { ...savedVersion(template), document: documentOf(template) };
    } catch (reason) {
      if (isNotFound(reason)) return undefined;
      throw reason;
    }
  }

  async findSent(name: string, base: SavedVersion | undefined): Promise<StoredVersion | undefined> {
    if (base) return this.read(base.id);
    const list = await this.#cache.fetchQuery({ ...templatesQuery, staleTime: 0 });
    const created = list.find((known) => known.name === name && known.revision === 1);
    return created && this.read(created.id);
  }

  async create(written: WrittenVersion): Promise<SavedVersion> {
    return savedVersion(await createTemplate(this.#cache, bodyOf(written)));
  }

  async replace({ id, version }: SavedVersion, written: WrittenVersion): Promise<SavedVersion | "conflict"> {
    try {
      const change = { id, body: bodyOf(written), revision: Number(version) };
      return savedVersion(await changeTemplate(this.#cache, change));
    } catch (reason) {
      if (isRefusal(reason, "STALE_REVISION") || isNotFound(reason)) return "conflict";
      throw reason;
    }
  }

  async copyName(name: string): Promise<string> {
    return copyName(name);
  }

  async parse(text: string): Promise<EditorDocument | undefined> {
    const [world, { readTemplate }] = await Promise.all([openWorld(), loadYaml()]);
    const document = readTemplate(text, world);
    if (document) await loadTables(document);
    return document;
  }

  nameProblem(name: string): Message | undefined {
    return name.trim() === "" ? contractMessages.nameRequired : undefined;
  }

  saveProblem({ metadata }: EditorDocument): Message | undefined {
    return metadata.profile === "" ? noProfile : undefined;
  }

  failureMessage(reason: unknown): Message | undefined {
    if (isUnauthorized(reason)) return undefined;
    if (isNetworkError(reason)) return noConnection;
    const failure = failureOf(reason, { text: "" });
    return failure.text === "" ? { text: messages.save } : messages.saveBecause(failure);
  }

  isOutcomeUnknown(reason: unknown): boolean {
    return isOutcomeUnknown(reason);
  }

  async #template(id: string): Promise<StoredTemplate> {
    try {
      return await this.#cache.ensureQueryData({ ...templateQuery(id), revalidateIfStale: true });
    } catch (cause) {
      throw new Error(failureMessage(cause, messages.load), { cause });
    }
  }
}

function savedVersion({ id, revision, name }: StoredTemplate): SavedVersion {
  return { id, version: revision, name };
}

function bodyOf({ name, text, document }: WrittenVersion) {
  const { description, category, author, profile } = document.metadata;
  return { name, description, category, author, profile, yaml_content: text };
}

/** Uses the server's parsed version, because parsing YAML takes longer than drawing, and the list's name and device. */
function documentOf({ name, description, profile, parsed_template }: StoredTemplate): EditorDocument {
  const document = openTemplate(parsed_template);
  return { ...document, metadata: { ...document.metadata, name, description, profile } };
}

/** Specification, part 9. */
const firstProfile = "boox-note-air-4c";

function emptyTemplate(id: string, { profiles }: World): EditorDocument {
  const profile = findProfile(profiles, id);
  const { metadata, canvas } = templateDefaults;
  const dimensions = profile
    ? { ...profilePage(profile), margins: profile.pdf_settings.safe_margins }
    : canvas.dimensions;
  return openTemplate({
    ...templateDefaults,
    metadata: {
      ...metadata,
      name: t("New Template"),
      author: session.state().user?.username ?? "",
      created: new Date().toISOString().slice(0, "YYYY-MM-DD".length),
      profile: profile?.id ?? "",
    },
    canvas: { ...canvas, dimensions },
  });
}
