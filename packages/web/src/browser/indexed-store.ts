interface Description {
  /** Name of the database. */
  readonly name: string;
  readonly version: number;
  readonly store: string;
  /** Creates the object store in a new database. */
  readonly create: (database: IDBDatabase) => void;
}

/** An object store of IndexedDB, in a database of its own. All methods reject if the browser keeps nothing, or does not answer. */
export class IndexedStore {
  readonly #described: Description;
  #connection: Promise<IDBDatabase> | undefined;

  constructor(described: Description) {
    this.#described = described;
  }

  /** Opens the database ahead of the first access, which would wait for it. */
  async open(): Promise<IDBDatabase> {
    this.#connection ??= this.#connect();
    return this.#connection.catch((reason: unknown) => {
      this.#connection = undefined;
      throw reason;
    });
  }

  async read<Result>(request: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
    const connection = await this.open();
    const transaction = connection.transaction(this.#described.store);
    return resultOf(request(transaction.objectStore(this.#described.store)));
  }

  /** Resolves when the change is on the disk, so that it survives a power loss. */
  async write(change: (store: IDBObjectStore) => void): Promise<void> {
    const connection = await this.open();
    const transaction = connection.transaction(this.#described.store, "readwrite", { durability: "strict" });
    change(transaction.objectStore(this.#described.store));
    // Ends the transaction even if the page closes before the events of its requests.
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      // A full disk fails the transaction, and not its requests.
      transaction.addEventListener("abort", () => reject(storageError(transaction.error)));
    });
  }

  async #connect(): Promise<IDBDatabase> {
    const { name, version, create } = this.#described;
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => create(request.result));
    request.addEventListener("success", () => this.#closeForOthers(request.result));
    return Promise.race([resultOf(request), failsLate()]);
  }

  /** Another tab upgrades or deletes the database. */
  #closeForOthers(connection: IDBDatabase): void {
    connection.addEventListener("versionchange", () => {
      this.#connection = undefined;
      connection.close();
    });
  }
}

/** In milliseconds. Safari sometimes never opens a database, and another tab can hold up its deletion. */
const longestOpening = 10_000;

function failsLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(storageError(null)), longestOpening));
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(storageError(request.error)));
  });
}

function storageError(cause: DOMException | null): Error {
  return new Error("The browser stores nothing.", { cause });
}
