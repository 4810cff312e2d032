import type { DeviceProfile } from "@octavo/engine";
import { api } from "./client.ts";

/** In milliseconds. */
const timeout = 15_000;

let devices: Promise<readonly DeviceProfile[]> | undefined;

/** The device profiles, asked for once: what is drawn and what is chosen from is the same list. A failed attempt is made again. */
export function loadDevices(): Promise<readonly DeviceProfile[]> {
  devices ??= api("GET /api/profiles/", { signal: AbortSignal.timeout(timeout) }).catch((reason: unknown) => {
    devices = undefined;
    throw reason;
  });
  return devices;
}
