import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Columns of an entry that it has from its project. */
const columns = sql`id, search_text, name_key, published_at, updated_at, clone_count, category, device_profile, language,
  licence, page_kinds, score, measured_version`;

const updates = sql`search_text = excluded.search_text, name_key = excluded.name_key,
  published_at = excluded.published_at, updated_at = excluded.updated_at, clone_count = excluded.clone_count,
  category = excluded.category, device_profile = excluded.device_profile, language = excluded.language,
  licence = excluded.licence, page_kinds = excluded.page_kinds, score = excluded.score,
  measured_version = excluded.measured_version`;

/** Values of `columns`. A score of an earlier content doesn't count. */
function valuesOf(row: RawBuilder<unknown>, language: RawBuilder<unknown>): RawBuilder<unknown> {
  const isCurrent = sql`${row}.score_hash = ${row}.content_hash`;
  return sql`${row}.id, ${row}.search_text, ${row}.name_key, coalesce(${row}.published_at, ${row}.updated_at),
    ${row}.updated_at, ${row}.clone_count, ${row}.category, ${row}.device_profile, ${language}, ${row}.licence,
    coalesce(${row}.page_kinds, 0), case when ${isCurrent} then ${row}.score end,
    coalesce(case when ${isCurrent} then ${row}.score_version end, 0)`;
}

const tables = ({ text, moment, strict, number }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`alter table projects add column page_kinds integer`,
  sql`alter table projects add column score integer`,
  sql`alter table projects add column score_hash ${text}`,
  sql`alter table projects add column score_version integer`,
  sql`alter table projects add column score_report ${text}`,
  sql`alter table projects add column scored_at ${moment}`,
  sql`create table gallery_entries (
    number ${number},
    id ${text} not null unique references projects (id) on delete cascade,
    search_text ${text} not null,
    name_key ${text} not null,
    published_at ${moment} not null,
    updated_at ${moment} not null,
    clone_count integer not null,
    category ${text} not null,
    device_profile ${text} not null,
    language ${text},
    licence ${text},
    page_kinds integer not null,
    score integer,
    measured_version integer not null,
    leased_until ${moment} not null default 0,
    attempts integer not null default 0
  ) ${strict}`,
];

/** The gallery orders its entries, and no longer projects. */
const oldIndexes = ["publication", "update", "clones", "name"].map((name) => sql.ref(`projects_by_${name}`));

const orders = { publication: "published_at", update: "updated_at", clones: "clone_count", name: "name_key" } as const;

/** With the columns of all filters, so that a filter that few entries meet reads the index alone. */
const filters = sql`category, device_profile, language, licence, page_kinds, score`;

const indexes: readonly RawBuilder<unknown>[] = [
  ...oldIndexes.map((name) => sql`drop index ${name}`),
  ...Object.entries(orders).map(
    ([name, column]) =>
      sql`create index ${sql.ref(`gallery_by_${name}`)} on gallery_entries (${sql.ref(column)}, id, ${filters})`,
  ),
  sql`create index gallery_by_measurement on gallery_entries (measured_version, leased_until, published_at)`,
];

/** `trusted_schema` is off; SQLite allows FTS5 in triggers all the same. */
function sqliteStatements(): readonly RawBuilder<unknown>[] {
  const tag = (row: RawBuilder<unknown>) => sql`replace(${row}.plan_locale, '_', '-') || '-'`;
  const language = (row: RawBuilder<unknown>) => sql`lower(substr(${tag(row)}, 1, instr(${tag(row)}, '-') - 1))`;
  const values = (name: string) => valuesOf(sql.ref(name), language(sql.ref(name)));
  const removed = sql`insert into gallery_search (gallery_search, rowid, search_text)
    values ('delete', old.number, old.search_text)`;
  const added = sql`insert into gallery_search (rowid, search_text) values (new.number, new.search_text)`;
  return [
    sql`insert into gallery_entries (${columns}) select ${values("projects")} from projects where is_public = 1`,
    sql`create virtual table gallery_search using fts5(
      search_text, content='gallery_entries', content_rowid='number',
      tokenize='trigram case_sensitive 1', detail=none, columnsize=0)`,
    sql`insert into gallery_search (gallery_search) values ('rebuild')`,
    sql`create trigger gallery_entry_inserted after insert on gallery_entries begin ${added}; end`,
    sql`create trigger gallery_entry_deleted after delete on gallery_entries begin ${removed}; end`,
    sql`create trigger gallery_entry_renamed after update of search_text on gallery_entries
      when old.search_text <> new.search_text begin ${removed}; ${added}; end`,
    sql`create trigger gallery_project_inserted after insert on projects when new.is_public = 1 begin
      insert into gallery_entries (${columns}) values (${values("new")}); end`,
    sql`create trigger gallery_project_updated after update on projects when old.is_public = 1 or new.is_public = 1 begin
      delete from gallery_entries where id = old.id and new.is_public = 0;
      insert into gallery_entries (${columns}) select ${values("new")} where new.is_public = 1
        on conflict (id) do update set ${updates}; end`,
  ];
}

/** `ensureSearchIndex` makes the index of words, because a site may lack the extension for it. */
function postgresStatements(): readonly RawBuilder<unknown>[] {
  const values = (name: string) => {
    const row = sql.ref(name);
    return valuesOf(row, sql`lower(split_part(replace(${row}.plan_locale, '_', '-'), '-', 1))`);
  };
  return [
    sql`insert into gallery_entries (${columns}) select ${values("projects")} from projects where is_public = 1`,
    sql`create or replace function octavo_gallery_entry() returns trigger language plpgsql as $$
      begin
        if new.is_public = 1 then
          insert into gallery_entries (${columns}) values (${values("new")}) on conflict (id) do update set ${updates};
        else
          delete from gallery_entries where id = new.id;
        end if;
        return null;
      end $$`,
    sql`create trigger gallery_project_inserted after insert on projects for each row when (new.is_public = 1)
      execute function octavo_gallery_entry()`,
    sql`create trigger gallery_project_updated after update on projects for each row
      when (old.is_public = 1 or new.is_public = 1) execute function octavo_gallery_entry()`,
  ];
}

/**
 * Entries of public projects with a text index, and measured scores (docs/decisions/0105, 0106). Triggers keep the entries, so
 * that every way of writing a project does.
 */
export const galleryEntries = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    const own = types.kind === "sqlite" ? sqliteStatements() : postgresStatements();
    for (const statement of [...tables(types), ...own, ...indexes]) await statement.execute(database);
  },
});
