import type { Readable } from "node:stream";
import { normalizeSlug, projectLimits } from "@octavo/contract";
import { readLicence } from "@octavo/foundation";
import { collectedProjects, listedCollections } from "../collections/store.ts";
import type { ProjectFinder } from "../compile/project-finder.ts";
import { type ProjectResults, sourceOf } from "../compile/project-results.ts";
import { ApiError } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { withStreamSize } from "../http/limit-responses.ts";
import type { JobOptions } from "../jobs/job-scheduler.ts";
import { languageOf, textsIn } from "../languages/languages.ts";
import type { Objects } from "../objects/objects.ts";
import { listedOwnParts } from "../own-parts/store.ts";
import { madeFromOf } from "../projects/made-from.ts";
import { originalLicence, sourcesOf } from "../projects/provenance.ts";
import { listedProjects, ownedProject, type StoredProject } from "../projects/store.ts";
import type { Renderer } from "../render/renderer.ts";
import type { Database, Moment, ProjectRow, UserRow, VersionRow } from "../store/tables.ts";
import { listedTemplates, ownedTemplate } from "../templates/store.ts";
import { baseRow, listedVersions, versionDocument, versionRow } from "../versions/store.ts";
import {
  type Archive,
  type ArchivedCollection,
  type ArchivedProject,
  type ArchivedTemplate,
  accountFile,
  partsFile,
  readmeFile,
} from "./archive-format.ts";
import { ZipStream } from "./zip-stream.ts";

export interface ExportParts {
  readonly database: Database;
  readonly objects: Objects;
  readonly render: Renderer;
  readonly finder: ProjectFinder;
  readonly results: ProjectResults;
  readonly now: () => Moment;
}

interface Export extends ExportParts {
  readonly user: UserRow;
  readonly job: JobOptions;
  readonly zip: ZipStream;
}

/** Time for one planner. Node.js closes connections on which nothing is sent for longer. */
const pdfMilliseconds = 8000;
/** Automatic versions of a project. Named ones are all included. */
const automaticVersions = 10;
const coverScale = 1;
/** Memory of the stream: a file and its compressed copy. */
const heldBytes = 4 * 1024 * 1024;

/** Streams a ZIP file with all data of the user. Calls `onDone` before its end, or when the reader has gone. */
export async function exportAccount(
  parts: ExportParts,
  user: UserRow,
  { job, onDone }: { readonly job: JobOptions; readonly onDone: () => Promise<void> },
): Promise<Readable> {
  const zip = new ZipStream();
  const total = await estimatedBytes(parts.database, user.id);
  const finish = async () => {
    try {
      await writeArchive({ ...parts, user, job, zip });
    } finally {
      await onDone();
    }
    zip.end();
  };
  finish().catch((problem: Error) => zip.output.destroy(problem));
  return withStreamSize(zip.output, { held: heldBytes, total });
}

/** An upper estimate, from which the server derives the longest time for the response. */
async function estimatedBytes(database: Database, ownerId: string): Promise<number> {
  const { bytes } = await database
    .selectFrom("projects")
    .where("owner_id", "=", ownerId)
    .select(({ fn }) => fn.sum<number | string | null>("document_bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return 64 * 1024 * 1024 + 20 * Number(bytes ?? 0);
}

async function writeArchive(work: Export): Promise<void> {
  const { database, user, zip } = work;
  await zip.add(readmeFile, textsIn(languageOf(user.language)).archiveReadme);
  const projects: ArchivedProject[] = [];
  const folders = new Map<string, string>();
  for (const { id } of await listedProjects(database, user.id)) {
    const stored = await ownedProject(database, user.id, id);
    // Undefined if it was deleted in the meantime.
    if (!stored) continue;
    const project = await addProject(work, stored, projects.length);
    projects.push(project);
    folders.set(id, project.folder);
  }
  const templates = await addTemplates(work);
  const parts = (await listedOwnParts(database, user.id)).map(({ name, content }) => ({
    name,
    ...JSON.parse(content),
  }));
  await zip.add(partsFile, JSON.stringify(parts));
  const collections = await describeCollections(work, folders);
  const account: Archive = { ...describe(work), projects, templates: [...templates], collections };
  await zip.add(accountFile, JSON.stringify(account, undefined, 2));
}

function describe({ user, now }: Export): Omit<Archive, "projects" | "templates" | "collections"> {
  const { username, email, email_proven_at, language, created_at, terms_accepted_at } = user;
  return {
    format: "octavo-account",
    version: 1,
    created_at: formatMoment(now()),
    account: {
      username,
      email,
      email_confirmed: email_proven_at !== null,
      language,
      created_at: formatMoment(created_at),
      terms_accepted_at: terms_accepted_at === null ? null : formatMoment(terms_accepted_at),
    },
  };
}

/** `folders` are those of the user's own projects. */
async function describeCollections(
  { database, user }: Export,
  folders: ReadonlyMap<string, string>,
): Promise<ArchivedCollection[]> {
  const collections: ArchivedCollection[] = [];
  for (const { id, name, description, is_public, created_at, updated_at } of await listedCollections(
    database,
    user.id,
  )) {
    const collected = await collectedProjects(database, id);
    const projects = collected.map(({ project_id, name }) => ({
      id: project_id,
      name,
      folder: folders.get(project_id),
    }));
    const times = { created_at: formatMoment(created_at), updated_at: formatMoment(updated_at) };
    collections.push({ name, description, is_public: is_public === 1, projects, ...times });
  }
  return collections;
}

async function addProject(work: Export, stored: StoredProject, index: number): Promise<ArchivedProject> {
  const { row } = stored;
  const folder = `projects/${fileName(row.name, index)}`;
  await addDocuments(work, stored, folder, true);
  const has_pdf = await addPictures(work, stored, folder);
  const versions = await addVersions(work, row, folder);
  const base = await addBase(work, row, folder);
  const { name, description, category, author, device_profile, original_author, public_url_slug } = row;
  return {
    name,
    description,
    category,
    author,
    device_profile,
    folder,
    original_author,
    licence: readLicence(row.licence),
    original_licence: originalLicence(row),
    sources: [...sourcesOf(row)],
    made_from: madeFromOf(row),
    is_public: row.is_public === 1,
    url_slug: public_url_slug,
    created_at: formatMoment(row.created_at),
    updated_at: formatMoment(row.updated_at),
    has_pdf,
    versions,
    cloned_from: row.cloned_from,
    base,
  };
}

async function addDocuments(
  { database, objects, render, job, zip }: Export,
  stored: StoredProject,
  folder: string,
  withFiles: boolean,
): Promise<void> {
  const exported = await render.run("exportProject", await sourceOf({ database, objects }, stored), job);
  await zip.add(`${folder}/masters.yaml`, exported.masters_yaml);
  await zip.add(`${folder}/plan.yaml`, exported.plan_yaml);
  if (!withFiles) return;
  for (const { name, bytes } of exported.files) await zip.add(`${folder}/${name}`, bytes, { compress: false });
}

/** Adds the planner and its first page. Returns false for a planner with errors, or one that takes too long. */
async function addPictures({ results, job, zip }: Export, stored: StoredProject, folder: string): Promise<boolean> {
  const found = { row: stored.row, maker: stored.row.owner_id, open: async () => stored };
  const limited = { ...job, signal: AbortSignal.any([job.signal, AbortSignal.timeout(pdfMilliseconds)]) };
  try {
    const { pdf } = await results.compiled(found, "private", limited);
    await zip.add(`${folder}/planner.pdf`, pdf, { compress: false });
    const { bytes } = await results.page(found, { page: 1, scale: coverScale }, limited);
    await zip.add(`${folder}/cover.png`, bytes, { compress: false });
    return true;
  } catch (problem) {
    if (problem instanceof ApiError || (limited.signal.aborted && !job.signal.aborted)) return false;
    throw problem;
  }
}

async function addVersions(work: Export, row: ProjectRow, folder: string): Promise<ArchivedProject["versions"]> {
  const { database } = work;
  const listed = await listedVersions(database, row.id);
  const automatic = listed.filter(({ name }) => name === null).slice(0, automaticVersions);
  const versions: ArchivedProject["versions"] = [];
  for (const { id, name } of listed) {
    if (name === null && !automatic.some((known) => known.id === id)) continue;
    const version = await versionRow(database, row.id, id);
    if (!version) continue;
    const place = `${folder}/versions/${fileName(name ?? "automatic", versions.length)}`;
    versions.push(await addVersion(work, row, version, place));
  }
  return versions;
}

async function addVersion(
  work: Export,
  row: ProjectRow,
  version: VersionRow,
  folder: string,
): Promise<ArchivedProject["versions"][number]> {
  const { name, saved_at, device_profile, made_from } = version;
  const document = await versionDocument(work.database, version);
  await addDocuments(work, { row: { ...row, device_profile }, document }, folder, false);
  return { folder, name, device_profile, made_from: madeFromOf({ made_from }), saved_at: formatMoment(saved_at) };
}

async function addBase(work: Export, row: ProjectRow, folder: string): Promise<ArchivedProject["base"]> {
  const base = await baseRow(work.database, row.id);
  return base ? { ...(await addVersion(work, row, base, `${folder}/original`)), hash: base.hash } : null;
}

async function addTemplates({ database, user, zip }: Export): Promise<readonly ArchivedTemplate[]> {
  const templates: ArchivedTemplate[] = [];
  for (const { id } of await listedTemplates(database, user.id)) {
    const template = await ownedTemplate(database, user.id, id);
    if (!template) continue;
    const { name, description, category, author, device_profile, created_at, updated_at } = template.row;
    const file = `templates/${fileName(name, templates.length)}.yaml`;
    await zip.add(file, template.text);
    const times = { created_at: formatMoment(created_at), updated_at: formatMoment(updated_at) };
    templates.push({ name, description, category, author, device_profile, file, ...times });
  }
  return templates;
}

/** Starts with a number, so that equal names are different files. */
function fileName(name: string, index: number): string {
  const word = normalizeSlug(name).slice(0, projectLimits.slug);
  return [String(index + 1).padStart(3, "0"), word].filter(Boolean).join("-");
}
