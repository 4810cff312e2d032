import { type HolidayData, holidayTable } from "@octavo/dates";
import {
  bundledFonts,
  bundledNames,
  type DeviceProfile,
  type FaceId,
  readDocumentFont,
  type World,
} from "@octavo/engine";
import { type Message, MessageError } from "@octavo/engine/message";
import { loadDevices } from "../api/devices.ts";
import { fontUrl } from "./font-url.ts";
import { holidayCountries, holidayFile } from "./holiday-files.ts";
import * as messages from "./messages.ts";
import { metricsFile, namesFile, type TableFile, usualFamily } from "./table-files.ts";

/** Thrown at the first picture. The job is started again after `loadPictures`. */
class PicturesNeeded extends Error {}

let readPicture: World["image"] | undefined;

const image: World["image"] = (source) => {
  if (!readPicture) throw new PicturesNeeded("The reader of pictures is not loaded.");
  return readPicture(source);
};

/** Runs a job, and loads the reader of pictures if the job needs it: few planners contain pictures. */
export async function withPictures<Result>(job: () => Result): Promise<Awaited<Result>> {
  try {
    return await job();
  } catch (reason) {
    if (!(reason instanceof PicturesNeeded)) throw reason;
    await loadPictures();
    return await job();
  }
}

async function loadPictures(): Promise<void> {
  try {
    readPicture = (await import("./read-pictures.ts")).image;
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.imageDecoder), { cause });
  }
}

let world: Promise<World> | undefined;
const files = new Map<FaceId, Promise<Uint8Array>>();

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
    holidays,
    image,
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
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.timeout = timeout;
  try {
    request.send();
    if (request.status === 200) return JSON.parse(request.responseText);
  } catch (cause) {
    throw new MessageError(failure, { cause });
  }
  throw new MessageError(failure);
}

export const workerNames = bundledNames((letter) => readTable(namesFile(letter)));

const holidays: World["holidays"] = {
  countries: holidayCountries,
  of: (country) => {
    const file = holidayFile(country);
    return file && holidayTable(readTable<HolidayData>(file));
  },
};

const fonts = bundledFonts(
  (family) => readTable(metricsFile(family)),
  async (face, codePoints) => {
    const [{ subsetTrueType }, file] = await Promise.all([loadSubsetter(), loadFont(face)]);
    return subsetTrueType(file, codePoints);
  },
);

/** The subsetter embeds fonts in a PDF. Drawing does not need it. */
async function loadSubsetter() {
  try {
    return await import("./subset-font.ts");
  } catch (cause) {
    throw new MessageError(messages.notLoaded(messages.fontSubsetter), { cause });
  }
}

function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFont(face);
  files.set(face, file);
  file.catch(() => files.delete(face));
  return file;
}

async function readFont(face: FaceId): Promise<Uint8Array> {
  const answer = await fetch(fontUrl(face), { signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    throw new MessageError(messages.notLoaded(messages.font(face)), { cause });
  });
  if (!answer.ok) throw new MessageError(messages.loadRefused(messages.font(face), answer.status));
  return new Uint8Array(await answer.arrayBuffer());
}
