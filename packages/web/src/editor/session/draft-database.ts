/** IndexedDB as far as drafts need it. What a draft is, and when it is written, is decided elsewhere. */
import { isKeptDraft, type KeptDraft } from "./kept-draft.ts";

const database = { name: "octavo", version: 1, store: "drafts", byTime: "by-time" } as const;

export class DraftDatabase {
  #opened: Promise<IDBDatabase> | undefined;

  async read(key: string): Promise<KeptDraft | undefined> {
    const found: unknown = await answerOf((await this.#store("readonly")).get(key));
    return isKeptDraft(found) ? found : undefined;
  }

  /** Of one person, the oldest first. */
  async keys(owner: string): Promise<readonly string[]> {
    const drafts = (await this.#store("readonly")).index(database.byTime);
    const keys = await answerOf(drafts.getAllKeys(IDBKeyRange.bound([owner], [owner, []])));
    return keys.filter((key) => typeof key === "string");
  }

  async write(draft: KeptDraft): Promise<void> {
    await doneWith((await this.#store("readwrite")).put(draft));
  }

  async erase(key: string): Promise<void> {
    await doneWith((await this.#store("readwrite")).delete(key));
  }

  /** Beforehand: it takes its time, and every question waits for it. */
  async open(): Promise<IDBDatabase> {
    this.#opened ??= open();
    return this.#opened.catch((reason: unknown) => {
      this.#opened = undefined;
      throw reason;
    });
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const opened = await this.open();
    // Strict: on the disk, and not only on its way there, so that a device whose battery is empty keeps it too.
    return opened.transaction(database.store, mode, { durability: "strict" }).objectStore(database.store);
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database.name, database.version);
  request.addEventListener("upgradeneeded", () => {
    const store = request.result.createObjectStore(database.store, { keyPath: "key" });
    store.createIndex(database.byTime, ["owner", "time"]);
  });
  return answerOf(request);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(refusal(request.error)));
  });
}

/** A full disk shows when the transaction ends. Left to itself, it would end only if the page lived to hear of the request. */
function doneWith({ transaction }: IDBRequest): Promise<void> {
  transaction?.commit();
  return new Promise((resolve, reject) => {
    transaction?.addEventListener("complete", () => resolve());
    transaction?.addEventListener("abort", () => reject(refusal(transaction.error)));
  });
}

function refusal(cause: DOMException | null): Error {
  return new Error("The browser keeps no drafts.", { cause });
}
