import { sql } from "kysely";
import { openStoreUnlocked } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";

/** Bytes of a site's data in its store, without free pages of SQLite. */
export async function siteBytes(address: StoreAddress): Promise<number> {
  const { database, kind, close } = await openStoreUnlocked(address);
  try {
    const size = kind === "sqlite" ? usedPages : sql<Size>`select pg_database_size(current_database()) as bytes`;
    return (await size.execute(database)).rows[0]?.bytes ?? 0;
  } finally {
    await close();
  }
}

interface Size {
  readonly bytes: number;
}

const usedPages = sql<Size>`select (pages.page_count - free.freelist_count) * size.page_size as bytes
  from pragma_page_count as pages, pragma_freelist_count as free, pragma_page_size as size`;
