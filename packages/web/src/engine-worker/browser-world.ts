import { bundledFonts, bundledNames, type DeviceProfile, type FaceId, type World } from "@octavo/engine";
import { loadDevices } from "../api/devices.ts";
import { fontUrl } from "./font-url.ts";
import { familyMetrics, loadDefaultMetrics, localeTable, pictureDecoder } from "./tables.ts";

let world: Promise<World> | undefined;
const files = new Map<FaceId, Promise<Uint8Array>>();

/**
 * Returns the engine's `World` in a browser. It loads common data once, and rare data on demand (`tables.ts`). A failed
 * request is retried by the next call.
 */
export function browserWorld(): Promise<World> {
  world ??= loadWorld().catch((reason: unknown) => {
    world = undefined;
    throw reason;
  });
  return world;
}

async function loadWorld(): Promise<World> {
  const [profiles] = await Promise.all([loadProfiles(), loadDefaultMetrics()]);
  return { profiles, fonts, names: browserNames, image };
}

async function loadProfiles(): Promise<readonly DeviceProfile[]> {
  try {
    return await loadDevices();
  } catch (cause) {
    throw new Error("The list of devices could not be loaded. Check the connection and try again.", { cause });
  }
}

export const browserNames = bundledNames(localeTable);

const fonts = bundledFonts(familyMetrics, async (face, codePoints) => {
  const [{ subsetTrueType }, file] = await Promise.all([loadSubsetter(), loadFont(face)]);
  return subsetTrueType(file, codePoints);
});

/** The subsetter embeds fonts in a PDF. Drawing does not need it. */
async function loadSubsetter() {
  try {
    return await import("./subset-font.ts");
  } catch (cause) {
    throw new Error("The font subsetter could not be loaded. Check the connection and try again.", { cause });
  }
}

const image: World["image"] = (source) => pictureDecoder()(source);

function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFont(face);
  files.set(face, file);
  file.catch(() => files.delete(face));
  return file;
}

async function readFont(face: FaceId): Promise<Uint8Array> {
  const answer = await fetchFile(fontUrl(face), `The font ${face}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function fetchFile(address: string, what: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch((cause: unknown) => {
    throw new Error(`${what} could not be loaded. Check the connection and try again.`, { cause });
  });
  if (!answer.ok) throw new Error(`${what} could not be loaded: the server answered ${answer.status}.`);
  return answer;
}
