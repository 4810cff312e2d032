import { type FamilyMetrics, faces, metricFiles, nameFiles, type World } from "@octavo/engine";
import { type Message, MessageError } from "@octavo/engine/message";
import * as messages from "./messages.ts";

/** A table of the engine is not loaded yet. The caller can retry when `load` has resolved. */
export class TableNotLoadedError extends Error {
  /** Returns the same promise while the table is loading. A failed request can be retried. */
  readonly load: () => Promise<void>;

  constructor(thing: Message, load: () => Promise<void>) {
    super(`${thing.text} is not loaded yet.`);
    this.load = load;
  }
}

type Files<Table> = Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;

class Tables<Table> {
  readonly #files: Files<Table>;
  readonly #labelOf: (name: string) => Message;
  readonly #loaded = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor(files: Files<Table>, labelOf: (name: string) => Message) {
    this.#files = files;
    this.#labelOf = labelOf;
  }

  get(name: string): Table {
    const table = this.#loaded.get(name);
    if (table === undefined) throw new TableNotLoadedError(this.#labelOf(name), () => this.load(name));
    return table;
  }

  load(name: string): Promise<void> {
    const known = this.#loading.get(name);
    if (known) return known;
    const loading = this.#read(name);
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }

  async #read(name: string): Promise<void> {
    const read = this.#files[name];
    if (!read) throw new Error(`There is no table "${name}".`);
    try {
      this.#loaded.set(name, (await read()).default);
    } catch (cause) {
      throw new MessageError(messages.notLoaded(this.#labelOf(name)), { cause });
    }
  }
}

const familyName = (family: string) => faces.find((face) => face.family === family)?.name ?? family;

const metrics = new Tables<FamilyMetrics>(metricFiles, (family) => messages.font(familyName(family)));
const readers = new Tables<World["image"]>(
  { picture: async () => ({ default: (await import("./read-pictures.ts")).image }) },
  () => messages.pictureReader,
);
const lines = new Tables<Readonly<Record<string, string>>>(nameFiles, () => messages.documentLanguage);

export const familyMetrics = (family: string) => metrics.get(family);
export const localeTable = (letter: string) => lines.get(letter);
export const pictureDecoder = () => readers.get("picture");

export const loadDefaultMetrics = () => metrics.load("arimo");

/** Runs `work`, and runs it again each time a missing table has been loaded. */
export async function retryWhenLoaded<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (reason) {
      if (!(reason instanceof TableNotLoadedError)) throw reason;
      await reason.load();
    }
  }
}
