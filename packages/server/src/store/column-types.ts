import { type RawBuilder, sql } from "kysely";

export type StoreKind = "sqlite" | "postgres";

type Fragment = RawBuilder<unknown>;

/** The few words of a table's definition in which the two homes differ. */
export interface ColumnTypes {
  /** Compared and ordered by its bytes in both. */
  readonly text: Fragment;
  /** Milliseconds since 1970, which 32 bits cannot hold. */
  readonly moment: Fragment;
  /** After the closing bracket: SQLite is to refuse what is not of a column's type, as PostgreSQL does. */
  readonly strict: Fragment;
}

export const columnTypes: Readonly<Record<StoreKind, ColumnTypes>> = {
  sqlite: { text: sql`text`, moment: sql`integer`, strict: sql`strict` },
  postgres: { text: sql`text collate "C"`, moment: sql`bigint`, strict: sql`` },
};
