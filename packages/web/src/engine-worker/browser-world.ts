import { bundledFonts, type DeviceProfile, type FaceId, pictures, type World } from "@octavo/engine";
import { fontAddress } from "./font-address.ts";
import { inflate } from "./inflate.ts";

let world: Promise<World> | undefined;
const files = new Map<FaceId, Promise<Uint8Array>>();

/** The engine's world in a browser: what it needs comes from the server, once. A failed attempt is made again. */
export function browserWorld(): Promise<World> {
  world ??= loadWorld().catch((reason: unknown) => {
    world = undefined;
    throw reason;
  });
  return world;
}

async function loadWorld(): Promise<World> {
  const answer = await fetched("/api/profiles/", "The list of devices");
  const profiles = (await answer.json()) as readonly DeviceProfile[];
  return { profiles, fonts, image };
}

const fonts = bundledFonts(loadFont);
const image = pictures(inflate);

function loadFont(face: FaceId): Promise<Uint8Array> {
  const known = files.get(face);
  if (known) return known;
  const file = readFont(face);
  files.set(face, file);
  file.catch(() => files.delete(face));
  return file;
}

async function readFont(face: FaceId): Promise<Uint8Array> {
  const answer = await fetched(fontAddress(face), `The font ${face}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function fetched(address: string, what: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch((cause: unknown) => {
    throw new Error(`${what} could not be loaded. Check the connection and try again.`, { cause });
  });
  if (!answer.ok) throw new Error(`${what} could not be loaded: the server answered ${answer.status}.`);
  return answer;
}
