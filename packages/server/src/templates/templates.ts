import { randomUUID } from "node:crypto";
import {
  errorMessages as messages,
  type NewTemplate,
  type TemplateChange,
  type TemplateListItem,
} from "@octavo/contract";
import { lockUser } from "../auth/lock-user.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { JobOptions } from "../jobs/job-scheduler.ts";
import { type EditTarget, requireRevision, withWriteLock } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import { requireQuota, type StorageQuota } from "../quota/storage-quota.ts";
import type { Database } from "../store/tables.ts";
import { type ParsedTemplateCache, readRequest } from "./parsed-template-cache.ts";
import * as store from "./store.ts";
import { type ParsedTemplate, templateItem } from "./template-response.ts";

export async function createTemplate(
  services: ProjectServices,
  author: Author,
  request: NewTemplate,
): Promise<ParsedTemplate> {
  const { name, description, category, yaml_content } = request;
  const metadata = { name, description, category, author: request.author || author.username };
  const profile = (await givenProfile(services, request, author.job)) || undefined;
  const source = yaml_content?.trim() ? { text: yaml_content } : { metadata };
  const { text, parsed, ...read } = await services.render.run(
    "readTemplate",
    { source, profile, strict: true },
    author.job,
  );
  const now = services.now();
  const row = {
    id: randomUUID(),
    owner_id: author.userId,
    ...metadata,
    device_profile: read.profile,
    created_at: now,
    updated_at: now,
    revision: 1,
    document_bytes: Buffer.byteLength(text),
  };
  const { database, quota } = services;
  await database.transaction().execute((transaction) => keep(transaction, quota, { row, text }));
  return { row, text, parsed };
}

async function keep(transaction: Database, quota: StorageQuota, template: store.TemplateRecord): Promise<void> {
  const { owner_id, document_bytes } = template.row;
  await lockUser(transaction, owner_id);
  await requireQuota(transaction, owner_id, quota, { templates: 1, bytes: document_bytes });
  await store.insertTemplate(transaction, template);
}

export async function listTemplates(
  { database }: ProjectServices,
  ownerId: string,
): Promise<readonly TemplateListItem[]> {
  return (await store.listedTemplates(database, ownerId)).map(templateItem);
}

export async function readTemplate(
  { database }: ProjectServices,
  readings: ParsedTemplateCache,
  { userId, job }: Author,
  id: string,
): Promise<ParsedTemplate> {
  const template = await requireTemplate(database, userId, id);
  return { ...template, parsed: await readings.parsed(template, job) };
}

/** Omitted fields stay unchanged. */
export async function changeTemplate(
  services: ProjectServices,
  { userId: ownerId, bytes, job }: Author,
  { id, revision }: EditTarget,
  request: TemplateChange,
): Promise<ParsedTemplate> {
  const device = await givenProfile(services, request, job);
  return withWriteLock(services, { id, ownerId, bytes, signal: job.signal }, async () => {
    const before = await requireTemplate(services.database, ownerId, id);
    requireRevision(before.row, revision);
    const columns = { ...givenColumns(request), ...(device !== undefined && { device_profile: device }) };
    const { yaml_content } = request;
    const isNew = yaml_content !== undefined;
    const next = { row: { ...before.row, ...columns }, text: yaml_content ?? before.text };
    const { text, parsed } = await services.render.run("readTemplate", readRequest(next, isNew), job);
    const changed = { ...columns, document_bytes: Buffer.byteLength(text), updated_at: services.now() };
    const row = await store.replaceTemplate(services.database, before.row, changed, yaml_content, services.quota);
    return row && { row, text, parsed };
  });
}

export async function deleteTemplate({ database }: ProjectServices, ownerId: string, id: string): Promise<void> {
  if (!(await store.removeTemplate(database, ownerId, id))) throw new ApiError("NOT_FOUND", messages.templateNotFound);
}

async function requireTemplate(database: Database, ownerId: string, id: string): Promise<store.TemplateRecord> {
  return requireFound(await store.ownedTemplate(database, ownerId, id), messages.templateNotFound);
}

/**
 * Returns the id of the device that a request names in one of two fields. Empty for no device, undefined if both are
 * missing.
 */
async function givenProfile(
  { profiles }: ProjectServices,
  { profile, device_profile }: Pick<NewTemplate, "profile" | "device_profile">,
  job: JobOptions,
): Promise<string | undefined> {
  const written = profile ?? device_profile;
  if (written === undefined || written.trim() === "") return written && "";
  const field = profile === undefined ? "device_profile" : "profile";
  return (await profiles.require(written, field, job)).id;
}

function givenColumns({ name, description, author, category }: TemplateChange): store.TemplateColumns {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(author !== undefined && { author }),
    ...(category !== undefined && { category }),
  };
}
