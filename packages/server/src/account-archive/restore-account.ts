import { randomUUID } from "node:crypto";
import { emailProblem, usernameProblem } from "@octavo/contract";
import { formatMessage } from "@octavo/foundation";
import { accountKey } from "../auth/account-key.ts";
import { findAccountNamed } from "../auth/administrators.ts";
import { insertCollection } from "../collections/store.ts";
import type { SerializedDocument } from "../documents/project-document.ts";
import { publicProjectsAmong } from "../gallery/store.ts";
import { ApiError } from "../http/api-error.ts";
import { languageOf } from "../languages/languages.ts";
import { Objects } from "../objects/objects.ts";
import { type ObjectSettings, openPlaces } from "../objects/open-places.ts";
import { insertOwnPart } from "../own-parts/store.ts";
import { storeObjects, storeParts } from "../projects/document-pieces.ts";
import { writtenMadeFrom } from "../projects/made-from.ts";
import { newProjectRow } from "../projects/project-row.ts";
import { insertDocument, insertProject } from "../projects/store.ts";
import { createRenderer, type Renderer, type RendererOptions, serverJob } from "../render/renderer.ts";
import { describeStoreError } from "../store/describe-store-error.ts";
import { openMigratedStore } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database, ProjectRow } from "../store/tables.ts";
import { insertTemplate } from "../templates/store.ts";
import { insertBase, insertVersion, prepareVersion } from "../versions/store.ts";
import type { Archive, ArchivedCollection, ArchivedProject, ArchivedTemplate } from "./archive-format.ts";
import { ArchiveError, ArchiveReader } from "./read-archive.ts";

export interface RestoredAccount {
  readonly username: string;
  readonly isNew: boolean;
  readonly projects: number;
  readonly templates: number;
  readonly parts: number;
  readonly collections: number;
}

interface Restoring {
  readonly database: Database;
  readonly objects: Objects;
  readonly render: Renderer;
  readonly reader: ArchiveReader;
  readonly userId: string;
  readonly now: number;
}

/**
 * Adds the contents of an archive to a user of a site, who is created if nobody has the name. Everything gets a new id and
 * is private, so that nothing of anybody is replaced. Documents are read by worker processes, like those of a request.
 * Throws a `StoreError` and adds nothing if that fails. The server may be running.
 */
export async function restoreAccount(
  path: string,
  { store: address, objects: settings }: { readonly store: StoreAddress; readonly objects: ObjectSettings },
  username: string,
  renderer: Pick<RendererOptions, "startWorker"> = {},
): Promise<RestoredAccount> {
  const reader = await ArchiveReader.open(path);
  const render = createRenderer({ workers: 1, ...renderer });
  try {
    const store = await openMigratedStore(address);
    try {
      const { database } = store;
      const objects = new Objects(database, openPlaces(database, settings));
      return await addAll({ database, objects, render, reader }, username);
    } catch (problem) {
      throw problem instanceof ArchiveError ? problem : describeStoreError(problem, address);
    } finally {
      await store.close();
    }
  } finally {
    reader.close();
    await render.close();
  }
}

async function addAll(
  parts: Pick<Restoring, "database" | "objects" | "render" | "reader">,
  username: string,
): Promise<RestoredAccount> {
  const { database, reader } = parts;
  const { projects, templates, collections } = reader.contents;
  const ownParts = await reader.readParts();
  const now = Date.now();
  const user = await findOrCreate(database, username, reader.contents, now);
  const restoring = { ...parts, userId: user.id, now };
  const added: string[] = [];
  try {
    const ids = new Map<string, string>();
    for (const project of projects) ids.set(project.folder, await addProject(restoring, project, added));
    for (const template of templates) await addTemplate(restoring, template, added);
    for (const { name, ...drawn } of ownParts) {
      const row = { id: randomUUID(), owner_id: user.id, name, content: JSON.stringify(drawn), created_at: now };
      added.push(row.id);
      await insertOwnPart(database, row);
    }
    for (const collection of collections) await addCollection(restoring, collection, { ids, added });
  } catch (problem) {
    await undo(database, user, added);
    throw problem;
  }
  const counts = {
    projects: projects.length,
    templates: templates.length,
    parts: ownParts.length,
    collections: collections.length,
  };
  return { username: user.username, isNew: user.isNew, ...counts };
}

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly isNew: boolean;
}

/** A new account has no password and no role. Its address is not confirmed, because the archive proves nothing. */
async function findOrCreate(database: Database, username: string, archive: Archive, now: number): Promise<Owner> {
  const known = await findAccountNamed(database, username);
  if (known) return { id: known.id, username: known.username, isNew: false };
  const problem = usernameProblem(username);
  if (problem) throw new ArchiveError(`"${username}" can't be a username: ${formatMessage(problem)}.`);
  const { email: written, language } = archive.account;
  const email = emailProblem(written) ? "" : written;
  const user = { id: randomUUID(), username, username_key: accountKey(username), email, email_key: accountKey(email) };
  const rest = { email_proven_at: null, password_hash: "", created_at: now, terms_accepted_at: null };
  const values = { ...user, ...rest, language: languageOf(language) };
  await database.insertInto("users").values(values).execute();
  return { id: user.id, username, isNew: true };
}

async function undo(database: Database, user: Owner, added: readonly string[]): Promise<void> {
  if (user.isNew) await database.deleteFrom("users").where("id", "=", user.id).execute();
  for (const id of added)
    for (const table of ["projects", "templates", "own_parts", "collections"] as const)
      await database.deleteFrom(table).where("id", "=", id).where("owner_id", "=", user.id).execute();
}

async function readDocument(
  { render, reader, now }: Restoring,
  { folder, device_profile: profile }: Pick<ArchivedProject, "folder" | "device_profile">,
): Promise<SerializedDocument> {
  const masters_yaml = await reader.readText(`${folder}/masters.yaml`);
  const plan_yaml = await reader.readText(`${folder}/plan.yaml`);
  try {
    return await render.run("firstDocument", { masters_yaml, plan_yaml, profile, now }, serverJob());
  } catch (problem) {
    throw problem instanceof ApiError
      ? new ArchiveError(`The project in "${folder}" can't be read: ${problem.message}.`, { cause: problem })
      : problem;
  }
}

async function addProject(restoring: Restoring, project: ArchivedProject, added: string[]): Promise<string> {
  const { database, userId } = restoring;
  const { name, description, category, author, device_profile, original_author, made_from, versions } = project;
  const { licence, original_licence, sources, cloned_from, base } = project;
  const written = sources.length > 0 ? JSON.stringify(sources) : null;
  const provenance = { licence, original_licence, cloned_from, sources: written };
  const document = await readDocument(restoring, project);
  const columns = { name, description, category, author, device_profile };
  const now = Date.parse(project.updated_at);
  const beginning = { ownerId: userId, columns, originalAuthor: original_author, document: document.columns, now };
  const madeFrom = writtenMadeFrom(made_from);
  const row = { ...newProjectRow({ ...beginning, madeFrom, provenance }), created_at: Date.parse(project.created_at) };
  added.push(row.id);
  await storeObjects(restoring.objects, document.added);
  const inserted = await database.transaction().execute(async (transaction) => {
    const kept = await insertProject(transaction, row);
    await insertDocument(transaction, row.id, document);
    return kept;
  });
  for (const version of versions.toReversed()) await addVersion(restoring, inserted, version, insertVersion);
  if (base) await addVersion(restoring, inserted, base, keepBase(base.hash));
  return inserted.id;
}

interface Restored {
  /** Ids of the restored projects by their folders. */
  readonly ids: ReadonlyMap<string, string>;
  readonly added: string[];
}

/** Contains the same projects as before if they are public here, and otherwise the restored ones of the user. */
async function addCollection(
  { database, userId }: Restoring,
  { name, description, projects, ...times }: ArchivedCollection,
  { ids, added }: Restored,
): Promise<void> {
  const row = {
    id: randomUUID(),
    owner_id: userId,
    name,
    description,
    is_public: 0,
    published_at: null,
    taken_down_at: null,
    created_at: Date.parse(times.created_at),
    updated_at: Date.parse(times.updated_at),
    revision: 1,
  } as const;
  const known = await publicProjectsAmong(
    database,
    projects.map(({ id }) => id),
  );
  const collected = new Map(
    projects.map(({ id, name, folder = "" }) => [known.has(id) ? id : (ids.get(folder) ?? id), name]),
  );
  added.push(row.id);
  const entries = [...collected].map(([project_id, name]) => ({ project_id, name }));
  await database.transaction().execute((transaction) => insertCollection(transaction, row, entries));
}

async function addVersion(
  restoring: Restoring,
  row: ProjectRow,
  version: ArchivedProject["versions"][number],
  insert: typeof insertVersion,
): Promise<void> {
  const { device_profile, name } = version;
  const made_from = writtenMadeFrom(version.made_from);
  const document = await readDocument(restoring, version);
  const updated_at = Date.parse(version.saved_at);
  const before = { ...row, ...document.columns, device_profile, made_from, updated_at };
  await storeObjects(restoring.objects, document.added);
  await restoring.database.transaction().execute(async (transaction) => {
    await storeParts(transaction, row.id, document.added);
    const prepared = await prepareVersion(transaction, before, document, name);
    await insert(transaction, prepared, restoring.now);
  });
}

/** The hash is that of the original's content, which restored documents are not letter for letter. */
function keepBase(hash: string): typeof insertBase {
  return (transaction, { row, parts }, now) => insertBase(transaction, { row: { ...row, hash }, parts }, now);
}

async function addTemplate(
  { database, render, reader, userId }: Restoring,
  { file, ...metadata }: ArchivedTemplate,
  added: string[],
): Promise<void> {
  const source = { text: await reader.readText(file) };
  const request = { source, profile: metadata.device_profile || undefined, strict: false };
  const { text, profile } = await render.run("readTemplate", request, serverJob());
  const { name, description, category, author } = metadata;
  const times = { created_at: Date.parse(metadata.created_at), updated_at: Date.parse(metadata.updated_at) };
  const columns = { name, description, category, author, device_profile: profile, ...times };
  const row = { id: randomUUID(), owner_id: userId, ...columns, revision: 1, document_bytes: Buffer.byteLength(text) };
  added.push(row.id);
  await database.transaction().execute((transaction) => insertTemplate(transaction, { row, text }));
}
