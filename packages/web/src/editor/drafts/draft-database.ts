/** Stores drafts in IndexedDB. */
import { type DraftStore, isStoredDraft, type StoredDraft } from "@octavo/editor";

const database = { name: "octavo", version: 1, store: "drafts", byTime: "by-time" } as const;

export class DraftDatabase implements DraftStore {
  #connection: Promise<IDBDatabase> | undefined;

  async read(key: string): Promise<StoredDraft | undefined> {
    const found: unknown = await resultOf((await this.#store("readonly")).get(key));
    return isStoredDraft(found) ? found : undefined;
  }

  async keys(owner: string): Promise<readonly string[]> {
    const drafts = (await this.#store("readonly")).index(database.byTime);
    const keys = await resultOf(drafts.getAllKeys(IDBKeyRange.bound([owner], [owner, []])));
    return keys.filter((key) => typeof key === "string");
  }

  async write(draft: StoredDraft): Promise<void> {
    await committed((await this.#store("readwrite")).put(draft));
  }

  async erase(key: string): Promise<void> {
    await committed((await this.#store("readwrite")).delete(key));
  }

  /** Opens the database ahead of the first access, which would wait for it. */
  async open(): Promise<IDBDatabase> {
    this.#connection ??= open();
    return this.#connection.catch((reason: unknown) => {
      this.#connection = undefined;
      throw reason;
    });
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const connection = await this.open();
    // Strict: the data is on the disk when the transaction completes, so that it survives a power loss.
    return connection.transaction(database.store, mode, { durability: "strict" }).objectStore(database.store);
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database.name, database.version);
  request.addEventListener("upgradeneeded", () => {
    const store = request.result.createObjectStore(database.store, { keyPath: "key" });
    store.createIndex(database.byTime, ["owner", "time"]);
  });
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(storageError(request.error)));
  });
}

/** A full disk fails the transaction. The explicit commit ends it even if the page closes before the request event. */
function committed({ transaction }: IDBRequest): Promise<void> {
  transaction?.commit();
  return new Promise((resolve, reject) => {
    transaction?.addEventListener("complete", () => resolve());
    transaction?.addEventListener("abort", () => reject(storageError(transaction.error)));
  });
}

function storageError(cause: DOMException | null): Error {
  return new Error("The browser keeps no drafts.", { cause });
}
