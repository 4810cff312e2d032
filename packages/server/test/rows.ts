import { randomUUID } from "node:crypto";
import { foldText } from "../src/store/fold-text.ts";
import type { CalendarAddressRow, NewProject, NewUser, TemplateRow, VersionRow } from "../src/store/tables.ts";

export const someMoment = Date.UTC(2026, 10, 21, 12, 30, 15, 123);

export function userRow(changes: Partial<NewUser> = {}): NewUser {
  const id = randomUUID();
  return {
    id,
    username: `Użytkownik ${id}`,
    username_key: id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    email_proven_at: null,
    password_hash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
    created_at: someMoment,
    terms_accepted_at: null,
    ...changes,
  };
}

export function projectRow(owner_id: string, changes: Partial<NewProject> = {}): NewProject {
  const name = changes.name ?? "Rok 2026";
  return {
    id: randomUUID(),
    owner_id,
    name,
    name_key: foldText(name),
    search_text: foldText(name),
    description: "",
    category: "planner",
    author: "Ada",
    device_profile: "remarkable-2",
    original_author: "",
    is_public: 0,
    public_url_slug: null,
    published_at: null,
    clone_count: 0,
    masters_count: 1,
    plan_sections_count: 1,
    created_at: someMoment,
    updated_at: someMoment,
    revision: 1,
    document_hash: "0".repeat(64),
    document_bytes: 2,
    content_hash: "0".repeat(64),
    compiled_hash: null,
    compiled_pages: null,
    ...changes,
  };
}

export function versionRow(project_id: string): VersionRow {
  const device_profile = "remarkable-2";
  const written = { revision: 1, saved_at: someMoment, name: "Próba", hash: "0".repeat(64) };
  return {
    id: randomUUID(),
    project_id,
    ...written,
    device_profile,
    made_from: null,
    is_base: 0,
    outline: "",
    text: "{}",
  };
}

export function calendarRow(project_id: string, changes: Partial<CalendarAddressRow> = {}): CalendarAddressRow {
  return {
    id: randomUUID(),
    project_id,
    address: "sealed",
    host: "calendar.example",
    zone: "Europe/Warsaw",
    name: "Praca",
    rows_hash: "",
    date_range: "2026-01-01/2026-12-31",
    etag: '"1"',
    last_modified: null,
    fetched_at: someMoment,
    tried_at: someMoment,
    failures: 0,
    problem: null,
    next_at: someMoment,
    leased_until: 0,
    created_at: someMoment,
    ...changes,
  };
}

export function templateRow(owner_id: string, changes: Partial<TemplateRow> = {}): TemplateRow {
  return {
    id: randomUUID(),
    owner_id,
    name: "Dzień",
    description: "",
    category: "planner",
    author: "Ada",
    device_profile: "remarkable-2",
    created_at: someMoment,
    updated_at: someMoment,
    revision: 1,
    document_bytes: 2,
    ...changes,
  };
}
