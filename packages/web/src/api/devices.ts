import type { DeviceProfile } from "@octavo/engine";
import { api, apiThrough } from "./client.ts";
import { isNetworkError } from "./failures.ts";

/** In milliseconds. */
const timeout = 15_000;

let devices: Promise<readonly DeviceProfile[]> | undefined;

/** Loads the device profiles once, for drawing and for selection lists. A failed request is retried by the next call. */
export function loadDevices(): Promise<readonly DeviceProfile[]> {
  devices ??= requestDevices().catch((reason: unknown) => {
    devices = undefined;
    throw reason;
  });
  return devices;
}

async function requestDevices(): Promise<readonly DeviceProfile[]> {
  try {
    return await api("GET /api/profiles/", { signal: AbortSignal.timeout(timeout) });
  } catch (reason) {
    if (!isNetworkError(reason)) throw reason;
    // Without a connection, a worker gets the answer that the page got.
    return cachedApi("GET /api/profiles/").catch(() => {
      throw reason;
    });
  }
}

const cachedApi = apiThrough((url, request) => fetch(url, { ...request, cache: "force-cache" }));
