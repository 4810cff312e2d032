import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { ObjectError, type ObjectProblem } from "./object-error.ts";
import type { ListedObject, ObjectPlace } from "./object-place.ts";

const ownerOnly = { folder: 0o700, file: 0o600 };
/** Folder of files that are being written. */
const unfinished = "unfinished";

/** Stores each object in a file, which appears when it is complete. */
export class FolderPlace implements ObjectPlace {
  readonly name = "folder";
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  read(key: string): Promise<Uint8Array> {
    return this.#explained(key, () => readFile(this.#path(key)));
  }

  write(key: string, bytes: Uint8Array): Promise<void> {
    return this.#explained(key, async () => {
      const part = join(this.#root, unfinished, randomUUID());
      await mkdir(dirname(part), { recursive: true, mode: ownerOnly.folder });
      try {
        await writeSynced(part, bytes);
        await mkdir(dirname(this.#path(key)), { recursive: true, mode: ownerOnly.folder });
        await rename(part, this.#path(key));
      } catch (problem) {
        await rm(part, { force: true });
        throw problem;
      }
      await syncNames(dirname(this.#path(key)));
      await syncNames(this.#root);
    });
  }

  size(key: string): Promise<number | undefined> {
    return this.#explained(key, async () => {
      try {
        return (await stat(this.#path(key))).size;
      } catch (problem) {
        if (codeOf(problem) === "ENOENT") return undefined;
        throw problem;
      }
    });
  }

  delete(key: string): Promise<void> {
    return this.#explained(key, () => rm(this.#path(key), { force: true }));
  }

  async *list(): AsyncGenerator<ListedObject> {
    for (const folder of await this.#namesIn(this.#root)) {
      if (folder === unfinished) continue;
      for (const name of await this.#namesIn(join(this.#root, folder))) {
        const key = `${folder}/${name}`;
        const bytes = await this.size(key);
        if (bytes !== undefined) yield { key, bytes };
      }
    }
  }

  #namesIn(folder: string): Promise<readonly string[]> {
    const key = relative(this.#root, folder).split(sep).join("/");
    return this.#explained(key, async () => {
      try {
        return await readdir(folder);
      } catch (problem) {
        if (codeOf(problem) === "ENOENT") return [];
        throw problem;
      }
    });
  }

  #path(key: string): string {
    return join(this.#root, ...key.split("/"));
  }

  async #explained<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (cause) {
      const code = codeOf(cause);
      throw new ObjectError(problems[code] ?? "unavailable", `${join(this.#root, key)}: ${code || String(cause)}`, {
        cause,
      });
    }
  }
}

const problems: Readonly<Record<string, ObjectProblem>> = { ENOENT: "missing", ENOSPC: "full", EDQUOT: "full" };

function codeOf(problem: unknown): string {
  return (problem as NodeJS.ErrnoException).code ?? "";
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", ownerOnly.file);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the names of new files to disk. Not available on Windows. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
