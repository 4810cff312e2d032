import { createHash, type Hash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Parts of more than one piece, and PDFs of editions, become objects in the database (docs/decisions/0109). A server moves
 * them to their place when it runs.
 */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table objects (
    id ${text} not null primary key,
    bytes integer not null,
    place ${text} not null,
    key ${text} not null,
    unused_since ${moment},
    leased_until ${moment} not null default 0
  ) ${strict}`,
  sql`create index objects_by_place on objects (place, leased_until)`,
  sql`create index objects_by_use on objects (unused_since)`,
  sql`create table object_texts (
    id ${text} not null primary key,
    object_id ${text} not null references objects (id) on delete cascade,
    text ${text} not null,
    is_base64 integer not null
  ) ${strict}`,
  sql`create index object_texts_by_object on object_texts (object_id)`,
  sql`create table object_deletions (
    id ${text} not null primary key,
    place ${text} not null,
    key ${text} not null,
    due_at ${moment} not null
  ) ${strict}`,
  sql`create index object_deletions_by_due on object_deletions (due_at)`,
  sql`create table project_objects (
    id ${text} not null primary key,
    project_id ${text} not null references projects (id) on delete cascade,
    hash ${text} not null references objects (id)
  ) ${strict}`,
  sql`create index project_objects_by_project on project_objects (project_id, hash)`,
  sql`create index project_objects_by_hash on project_objects (hash)`,
  sql`create table edition_objects (
    id ${text} not null primary key references editions (id) on delete cascade,
    pdf ${text} not null references objects (id),
    public_pdf ${text} not null references objects (id)
  ) ${strict}`,
];

export const objects = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
    await moveParts(database);
    await moveEditions(database);
    await sql`drop table edition_files`.execute(database);
    await sql`alter table edition_objects rename to edition_files`.execute(database);
    await sql`create index edition_files_by_pdf on edition_files (pdf)`.execute(database);
    await sql`create index edition_files_by_public_pdf on edition_files (public_pdf)`.execute(database);
  },
});

interface Held {
  readonly project_id: string;
  readonly hash: string;
}

/** Hashes of large parts, each with all projects that have it. */
async function moveParts(database: Kysely<unknown>): Promise<void> {
  const large = sql<Held>`select project_id, hash from project_parts
    where id = project_id || '/' || hash || '/1' order by hash, project_id`;
  let moved = "";
  for (const held of (await large.execute(database)).rows)
    if (held.hash !== moved && (await isObject(database, held))) {
      moved = held.hash;
      await moveToObject(database, held);
    }
  await sql`insert into project_objects (id, project_id, hash)
    select distinct project_id || '/' || hash, project_id, hash from project_parts
    where hash in (select id from objects)`.execute(database);
  await sql`delete from project_parts where hash in (select id from objects)`.execute(database);
}

/**
 * Returns whether the pieces of a project are the whole part, as after a write that ended, and the widgets of a design or a font.
 * The texts of versions stay parts: they begin with a brace or a key.
 */
async function isObject(database: Kysely<unknown>, held: Held): Promise<boolean> {
  const hash = createHash("sha256");
  for (let piece = 0; ; piece++) {
    const text = await pieceText(database, held, piece);
    if (text === undefined) return hash.digest("hex") === held.hash;
    if (piece === 0 && !/^(?:\[|"[^"]*(?:"?$|"(?!:)))/.test(text)) return false;
    hash.update(text);
  }
}

async function pieceText(database: Kysely<unknown>, { project_id, hash }: Held, piece: number) {
  const query = sql<{ text: string }>`select text from project_parts where id = ${`${project_id}/${hash}/${piece}`}`;
  return (await query.execute(database)).rows[0]?.text;
}

async function moveToObject(database: Kysely<unknown>, { project_id, hash }: Held): Promise<void> {
  await sql`insert into objects (id, bytes, place, key)
    select hash, sum(octet_length(text)), 'database', hash from project_parts
    where project_id = ${project_id} and hash = ${hash} group by hash`.execute(database);
  await sql`insert into object_texts (id, object_id, text, is_base64)
    select substr(id, length(project_id) + 2), hash, text, 0 from project_parts
    where project_id = ${project_id} and hash = ${hash}`.execute(database);
}

async function moveEditions(database: Kysely<unknown>): Promise<void> {
  const ids = sql<{ id: string }>`select id from edition_files order by id`;
  for (const { id } of (await ids.execute(database)).rows) {
    const files = sql<{ pdf: string; public_pdf: string }>`select pdf, public_pdf from edition_files where id = ${id}`;
    const [row] = (await files.execute(database)).rows;
    if (!row) continue;
    const pdf = await storePdf(database, row.pdf);
    const publicPdf = await storePdf(database, row.public_pdf);
    await sql`insert into edition_objects (id, pdf, public_pdf) values (${id}, ${pdf}, ${publicPdf})`.execute(database);
  }
}

/** Divisible by four, so that each piece is Base64 of its own. */
const pieceLength = 128 * 1024;

async function storePdf(database: Kysely<unknown>, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, "base64");
  const hash: Hash = createHash("sha256").update(bytes);
  const id = hash.digest("hex");
  const known = sql`select id from objects where id = ${id}`;
  if ((await known.execute(database)).rows.length > 0) return id;
  await sql`insert into objects (id, bytes, place, key) values (${id}, ${bytes.length}, 'database', ${id})`.execute(
    database,
  );
  const text = bytes.toString("base64");
  for (let piece = 0; piece === 0 || piece * pieceLength < text.length; piece++) {
    const slice = text.slice(piece * pieceLength, (piece + 1) * pieceLength);
    await sql`insert into object_texts (id, object_id, text, is_base64)
      values (${`${id}/${piece}`}, ${id}, ${slice}, 1)`.execute(database);
  }
  return id;
}
