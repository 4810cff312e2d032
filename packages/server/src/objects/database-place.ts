import { isUtf8 } from "node:buffer";
import { sql } from "kysely";
import type { Database } from "../store/tables.ts";
import { ObjectError } from "./object-error.ts";
import type { ListedObject, ObjectPlace } from "./object-place.ts";

/** Characters of a row. Each row is one statement, so that other requests don't wait long. */
const rowLength = 128 * 1024;

export const databasePlaceName = "database";

/** Stores objects in rows of the table `object_texts`. The key is the hash. */
export class DatabasePlace implements ObjectPlace {
  readonly name = databasePlaceName;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(key: string): Promise<Uint8Array> {
    const rows: Uint8Array[] = [];
    for (let number = 0; ; number++) {
      const row = await this.#database
        .selectFrom("object_texts")
        .select(["text", "is_base64"])
        .where("id", "=", rowId(key, number))
        .executeTakeFirst();
      if (!row) break;
      rows.push(Buffer.from(row.text, row.is_base64 ? "base64" : "utf8"));
    }
    if (rows.length === 0) throw new ObjectError("missing", `The database has no object ${key}.`);
    return Buffer.concat(rows);
  }

  /** Not in one transaction, so that other writes don't wait. `size` tells whether all rows are there. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    for (const row of rowsOf(key, bytes)) {
      const { text, is_base64 } = row;
      await this.#database
        .insertInto("object_texts")
        .values(row)
        .onConflict((known) => known.column("id").doUpdateSet({ text, is_base64 }))
        .execute();
    }
  }

  async size(key: string): Promise<number | undefined> {
    const { rows } = await sql<{ count: number; bytes: number | null }>`
      select count(*) as count, sum(case is_base64 when 1
        then length(text) / 4 * 3 - (length(text) - length(rtrim(text, '=')))
        else octet_length(text) end) as bytes
      from object_texts where object_id = ${key}`.execute(this.#database);
    const [found] = rows;
    return found && Number(found.count) > 0 ? Number(found.bytes) : undefined;
  }

  delete(key: string): Promise<void> {
    return deleteTexts(this.#database, key);
  }

  async *list(): AsyncGenerator<ListedObject> {
    for (let after = ""; ; ) {
      const found = await this.#database
        .selectFrom("object_texts")
        .select("object_id")
        .where("object_id", ">", after)
        .orderBy("object_id")
        .limit(1)
        .executeTakeFirst();
      if (!found) return;
      after = found.object_id;
      yield { key: after, bytes: (await this.size(after)) ?? 0 };
    }
  }
}

export async function deleteTexts(database: Database, hash: string): Promise<void> {
  await database.deleteFrom("object_texts").where("object_id", "=", hash).execute();
}

/** Rows that hold an object. A backup contains them too. */
export function rowsOf(hash: string, bytes: Uint8Array) {
  const isText = isUtf8(bytes) && !bytes.includes(0);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(isText ? "utf8" : "base64");
  return slices(text).map((slice, number) => ({
    id: rowId(hash, number),
    object_id: hash,
    text: slice,
    is_base64: isText ? (0 as const) : (1 as const),
  }));
}

/** Never splits a surrogate pair, which databases reject, nor a group of Base64. */
function slices(text: string): readonly string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length || found.length === 0; start += found.at(-1)?.length ?? 0) {
    const slice = text.slice(start, start + rowLength);
    found.push(slice.isWellFormed() ? slice : slice.slice(0, -1));
    if (text.length === 0) break;
  }
  return found;
}

function rowId(hash: string, number: number): string {
  return `${hash}/${number}`;
}
