import type { KyselyPlugin } from "kysely";
import type { Database } from "../src/store/tables.ts";

export function recordQueries(database: Database): { readonly database: Database; readonly sql: string[] } {
  const sql: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sql.push(database.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: database.withPlugin(plugin), sql };
}
