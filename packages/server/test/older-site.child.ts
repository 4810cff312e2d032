/** Fills a data folder with the tables of a migration and rows: `older-site.child.ts FOLDER MIGRATION ROWS`. */
import { fillOlderTables } from "./released/older-tables.ts";

const [dataDir = "", migration = "", rows] = process.argv.slice(2);
await fillOlderTables({ dataDir }, migration, { kind: "sqlite", rows: Number(rows) });
