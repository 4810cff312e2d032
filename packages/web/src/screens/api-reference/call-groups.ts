import type { OpenApi, Operation } from "@octavo/contract";

export interface Call {
  /** "GET" */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface CallGroup {
  /** First part of the path: "projects". */
  readonly name: string;
  readonly calls: readonly Call[];
}

/** Groups the calls that contain all words in their method, path or summary. */
export function callGroups({ paths }: OpenApi, words: string): readonly CallGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const found = calls.filter(({ method, path, operation }) => {
    const text = `${method} ${path} ${operation.summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ path }) => path.split("/")[2] ?? path);
  return [...groups].map(([name, members]) => ({ name, calls: members }));
}
