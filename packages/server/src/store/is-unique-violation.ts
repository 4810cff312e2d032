/** Extended result code of SQLite: SQLITE_CONSTRAINT_UNIQUE. */
const sqliteUnique = 2067;
/** SQLSTATE of PostgreSQL: unique_violation. */
const postgresUnique = "23505";

/** Returns whether a write failed because another row has the same value in a unique column. */
export function isUniqueViolation(problem: unknown, table: string, column: string): boolean {
  if (!(problem instanceof Error)) return false;
  const { errcode, code, constraint } = problem as { errcode?: number; code?: string; constraint?: string };
  if (errcode === sqliteUnique) return problem.message.endsWith(`: ${table}.${column}`);
  return code === postgresUnique && constraint === `${table}_${column}`;
}
