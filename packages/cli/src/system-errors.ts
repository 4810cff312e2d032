import { getSystemErrorMessage } from "node:util";

const words: Readonly<Record<string, string>> = {
  ENOENT: "the file does not exist",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder, not a file",
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  ENOSPC: "there is no space left",
};

export function isSystemError(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && "code" in problem && "syscall" in problem;
}

/** Describes a system error, as the end of a sentence. Throws all other errors. */
export function describeSystemError(problem: unknown): string {
  if (!isSystemError(problem)) throw problem;
  return (
    words[problem.code ?? ""] ?? (problem.errno === undefined ? problem.message : getSystemErrorMessage(problem.errno))
  );
}
