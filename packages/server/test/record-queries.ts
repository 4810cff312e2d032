import type { KyselyPlugin } from "kysely";
import type { Database } from "../src/store/tables.ts";

interface Recorded {
  readonly database: Database;
  readonly sql: string[];
  /** Parameters of all queries. */
  readonly parameters: unknown[];
}

export function recordQueries(database: Database): Recorded {
  const [sql, parameters]: [string[], unknown[]] = [[], []];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = database.getExecutor().compileQuery(node, queryId);
      sql.push(query.sql);
      parameters.push(...query.parameters);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: database.withPlugin(plugin), sql, parameters };
}
