import { type DraftStore, isStoredDraft, type StoredDraft } from "@octavo/editor";
import { IndexedStore } from "../../browser/indexed-store.ts";

const byTime = "by-time";

/** Stores drafts of designs. */
export class DraftDatabase implements DraftStore {
  readonly #drafts = new IndexedStore({
    name: "octavo",
    version: 1,
    store: "drafts",
    create: (database) =>
      database.createObjectStore("drafts", { keyPath: "key" }).createIndex(byTime, ["owner", "time"]),
  });

  readonly open = (): Promise<unknown> => this.#drafts.open();

  async read(key: string): Promise<StoredDraft | undefined> {
    const found: unknown = await this.#drafts.read((drafts) => drafts.get(key));
    return isStoredDraft(found) ? found : undefined;
  }

  async keys(owner: string): Promise<readonly string[]> {
    const ofOwner = IDBKeyRange.bound([owner], [owner, []]);
    const keys = await this.#drafts.read((drafts) => drafts.index(byTime).getAllKeys(ofOwner));
    return keys.filter((key) => typeof key === "string");
  }

  write(draft: StoredDraft): Promise<void> {
    return this.#drafts.write((drafts) => drafts.put(draft));
  }

  erase(key: string): Promise<void> {
    return this.#drafts.write((drafts) => drafts.delete(key));
  }
}
