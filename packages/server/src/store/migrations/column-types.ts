import { type RawBuilder, sql } from "kysely";

export type StoreKind = "sqlite" | "postgres";

type Fragment = RawBuilder<unknown>;

/** SQL fragments in which SQLite and PostgreSQL differ. */
export interface ColumnTypes {
  /** Text that both compare and order by bytes. */
  readonly text: Fragment;
  /** Milliseconds since 1970, which need 64 bits. */
  readonly moment: Fragment;
  /** Table option after the closing bracket. Makes SQLite enforce column types, as PostgreSQL does. */
  readonly strict: Fragment;
}

export const columnTypes: Readonly<Record<StoreKind, ColumnTypes>> = {
  sqlite: { text: sql`text`, moment: sql`integer`, strict: sql`strict` },
  postgres: { text: sql`text collate "C"`, moment: sql`bigint`, strict: sql`` },
};
