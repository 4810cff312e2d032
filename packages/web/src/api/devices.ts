import type { DeviceProfile } from "@octavo/engine";
import { api } from "./client.ts";

/** In milliseconds. */
const timeout = 15_000;

let devices: Promise<readonly DeviceProfile[]> | undefined;

/** Loads the device profiles once, for drawing and for selection lists. A failed request is retried by the next call. */
export function loadDevices(): Promise<readonly DeviceProfile[]> {
  devices ??= api("GET /api/profiles/", { signal: AbortSignal.timeout(timeout) }).catch((reason: unknown) => {
    devices = undefined;
    throw reason;
  });
  return devices;
}
