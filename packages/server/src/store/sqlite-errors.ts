/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const codes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

type Code = keyof typeof codes;

export function isSqliteError(problem: unknown, ...among: readonly Code[]): problem is Error {
  if (!(problem instanceof Error && "errcode" in problem && typeof problem.errcode === "number")) return false;
  const primary = problem.errcode & 0xff;
  return among.some((name) => codes[name] === primary);
}
