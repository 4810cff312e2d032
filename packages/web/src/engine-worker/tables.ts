import { type FamilyMetrics, faces, metricFiles, nameFiles, type World } from "@octavo/engine";

/** Work met a table of the engine that is not here yet. When `load` has been kept, the same work can be done again. */
export class NotLoaded extends Error {
  /** The same promise for as long as the table is on its way; a failed attempt can be made again. */
  readonly load: () => Promise<void>;

  constructor(what: string, load: () => Promise<void>) {
    super(`${what} is not loaded yet.`);
    this.load = load;
  }
}

type Files<Table> = Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;

/** Tables that come with the first document that needs them. */
class Tables<Table> {
  readonly #files: Files<Table>;
  readonly #called: (name: string) => string;
  readonly #here = new Map<string, Table>();
  readonly #coming = new Map<string, Promise<void>>();

  constructor(files: Files<Table>, called: (name: string) => string) {
    this.#files = files;
    this.#called = called;
  }

  get(name: string): Table {
    const table = this.#here.get(name);
    if (table === undefined) throw new NotLoaded(this.#called(name), () => this.load(name));
    return table;
  }

  load(name: string): Promise<void> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = this.#read(name);
    this.#coming.set(name, coming);
    coming.catch(() => this.#coming.delete(name));
    return coming;
  }

  async #read(name: string): Promise<void> {
    const read = this.#files[name];
    if (!read) throw new Error(`There is no table "${name}".`);
    try {
      this.#here.set(name, (await read()).default);
    } catch (cause) {
      throw new Error(`${this.#called(name)} could not be loaded. Check the connection and try again.`, { cause });
    }
  }
}

const familyName = (family: string) => faces.find((face) => face.family === family)?.name ?? family;

const metrics = new Tables<FamilyMetrics>(metricFiles, (family) => `The font ${familyName(family)}`);
const readers = new Tables<World["image"]>(
  { picture: async () => ({ default: (await import("./read-pictures.ts")).image }) },
  () => "What reads pictures",
);
const lines = new Tables<Readonly<Record<string, string>>>(nameFiles, () => "The language of the document");

export const metricsOf = (family: string) => metrics.get(family);
export const linesOf = (letter: string) => lines.get(letter);
export const pictureReader = () => readers.get("picture");

/** What nearly every page is written in. */
export const loadUsualMetrics = () => metrics.load("arimo");

/** The work, done when everything is there that it needs. */
export async function whenLoaded<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (reason) {
      if (!(reason instanceof NotLoaded)) throw reason;
      await reason.load();
    }
  }
}
