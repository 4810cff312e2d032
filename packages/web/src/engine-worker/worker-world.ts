import { formatCharacterSet, mostFontCharacters } from "@octavo/contract";
import {
  almanac,
  bundledFonts,
  bundledNames,
  changesWords,
  type DeviceProfile,
  eventDrawing,
  type FaceId,
  type HolidayTables,
  isEastAsianFace,
  isLatin,
  readDocumentFont,
  type ScriptSupport,
  type World,
} from "@octavo/engine";
import { formatDate, localDay, type Message, MessageError } from "@octavo/foundation";
import { loadDevices } from "../api/devices.ts";
import { characterUrl, fontUrl } from "./font-url.ts";
import type * as HolidayFiles from "./holiday-files.ts";
import * as messages from "./messages.ts";
import { metricsFile, namesFile, type TableFile, usualFamily } from "./table-files.ts";

/** Thrown when a job needs a module that is not loaded. The job is started again after `load`. */
class ModuleNeeded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super("A module is not loaded.");
    this.load = load;
  }
}

/** Runs a job, and loads modules that only few planners need: the reader of pictures, and holidays. */
export async function withModules<Result>(job: () => Result): Promise<Awaited<Result>> {
  try {
    return await job();
  } catch (reason) {
    if (!(reason instanceof ModuleNeeded)) throw reason;
    await reason.load();
    return await withModules(job);
  }
}

let readPicture: World["image"] | undefined;

const image: World["image"] = (source) => {
  if (!readPicture) throw new ModuleNeeded(loadPictures);
  return readPicture(source);
};

async function loadPictures(): Promise<void> {
  try {
    readPicture = (await import("./read-pictures.ts")).image;
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.imageDecoder), { cause });
  }
}

let holidayFiles: typeof HolidayFiles | undefined;
const holidays = new Map<string, ReturnType<HolidayTables["of"]>>();

/** Holidays of countries. The table of a country is loaded when a plan uses it. */
export const workerHolidays: HolidayTables = {
  get countries() {
    return loadedHolidayFiles().holidayCountries;
  },
  of: (country) => {
    const { holidayFile, holidayTable } = loadedHolidayFiles();
    const file = holidayFile(country);
    if (!holidays.has(country)) holidays.set(country, file && holidayTable(readTable(file)));
    return holidays.get(country);
  },
};

function loadedHolidayFiles() {
  if (!holidayFiles) throw new ModuleNeeded(loadHolidayFiles);
  return holidayFiles;
}

async function loadHolidayFiles(): Promise<void> {
  try {
    holidayFiles = await import("./holiday-files.ts");
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.holidayTables), { cause });
  }
}

interface LoadedScripts {
  readonly support: ScriptSupport;
  readonly mirror: ReturnType<World["mirror"]>;
}

let loadedScripts: LoadedScripts | undefined;

function needScripts(): LoadedScripts {
  if (!loadedScripts) throw new ModuleNeeded(loadScripts);
  return loadedScripts;
}

async function loadScripts(): Promise<void> {
  try {
    const { loadScriptSupport, mirrorFragment } = await import("./script-support.ts");
    loadedScripts = { support: await loadScriptSupport(readFontAtOnce), mirror: mirrorFragment };
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.scriptSupport), { cause });
  }
}

let world: Promise<World> | undefined;
const files = new Map<string, Promise<Uint8Array>>();

/** Returns the engine's `World` in a worker. A failed request is retried by the next call. */
export function workerWorld(): Promise<World> {
  world ??= loadWorld().catch((reason: unknown) => {
    world = undefined;
    throw reason;
  });
  return world;
}

async function loadWorld(): Promise<World> {
  // The browser caches the file for `readTable`.
  void fetch(metricsFile(usualFamily).address).catch(() => undefined);
  return {
    profiles: await loadProfiles(),
    fonts,
    font: readDocumentFont,
    names: workerNames,
    mirror: () => needScripts().mirror,
    eventDrawing: () => eventDrawing,
    almanac,
    holidays: workerHolidays,
    image,
    changesWords,
    today: () => formatDate(localDay(new Date())),
  };
}

async function loadProfiles(): Promise<readonly DeviceProfile[]> {
  try {
    return await loadDevices();
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.devices), { cause });
  }
}

/** In milliseconds. */
const timeout = 15_000;

/**
 * Reads a table at once, as a world on Node does, so that the engine never waits and no work is repeated. Only a worker
 * may block like this (docs/decisions/0023).
 */
function readTable<Table>({ address, failure }: TableFile<Table>): Table {
  const table = tables.get(address) ?? parse(address, failure);
  tables.set(address, table);
  return table as Table;
}

const tables = new Map<string, unknown>();

function parse(address: string, failure: Message): unknown {
  return read(address, failure, (request) => JSON.parse(request.responseText));
}

/** The whole file of a bundled font, for shaping. */
function readFontAtOnce(face: FaceId): Uint8Array {
  return read(
    fontUrl(face, false),
    messages.notLoaded(messages.font(face)),
    ({ response }) => new Uint8Array(response as ArrayBuffer),
    "arraybuffer",
  );
}

function read<Result>(
  address: string,
  failure: Message,
  result: (request: XMLHttpRequest) => Result,
  type: XMLHttpRequestResponseType = "",
): Result {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.timeout = timeout;
  request.responseType = type;
  try {
    request.send();
    if (request.status === 200) return result(request);
  } catch (cause) {
    throw new MessageError(failure, { cause });
  }
  throw new MessageError(failure);
}

export const workerNames = bundledNames((letter) => readTable(namesFile(letter)));

const fonts = bundledFonts((family) => readTable(metricsFile(family)), {
  scripts: () => needScripts().support,
  subset: async (face, codePoints, clusters) => {
    const [{ subsetTrueType }, file] = await Promise.all([
      subsetter(),
      loadFont(fontPart(face, codePoints, clusters), face),
    ]);
    return subsetTrueType(file, codePoints, clusters);
  },
});

/** Address of the smallest part of a font that has the characters. Pages have loaded the Latin part, and fonts for shaping. */
function fontPart(face: FaceId, codePoints: readonly number[], clusters: readonly unknown[]): string {
  if (isEastAsianFace(face) && codePoints.length <= mostFontCharacters)
    return characterUrl(face, formatCharacterSet(codePoints));
  return fontUrl(face, clusters.length === 0 && codePoints.every(isLatin));
}

/** The subsetter embeds fonts in a PDF. Drawing does not need it. */
export async function loadSubsetter(): Promise<void> {
  await subsetter();
}

async function subsetter() {
  try {
    return await import("./subset-font.ts");
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.fontSubsetter), { cause });
  }
}

function loadFont(url: string, face: FaceId): Promise<Uint8Array> {
  const known = files.get(url);
  if (known) return known;
  const file = readFont(face, url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

async function readFont(face: FaceId, url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    throw new MessageError(messages.notLoaded(messages.font(face)), { cause });
  });
  if (!answer.ok) throw new MessageError(messages.loadRefused(messages.font(face), answer.status));
  return new Uint8Array(await answer.arrayBuffer());
}
