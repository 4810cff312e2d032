import { bundledFonts, bundledNames, type DeviceProfile, type FaceId, type World } from "@octavo/engine";
import { type Message, MessageError } from "@octavo/engine/message";
import { loadDevices } from "../api/devices.ts";
import { fontUrl } from "./font-url.ts";
import * as messages from "./messages.ts";
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
    throw new MessageError(messages.notLoaded(messages.devices), { cause });
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
    throw new MessageError(messages.notLoaded(messages.fontSubsetter), { cause });
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
  const answer = await fetchFile(fontUrl(face), messages.font(face));
  return new Uint8Array(await answer.arrayBuffer());
}

async function fetchFile(address: string, thing: Message): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch((cause: unknown) => {
    throw new MessageError(messages.notLoaded(thing), { cause });
  });
  if (!answer.ok) throw new MessageError(messages.loadRefused(thing, answer.status));
  return answer;
}
