import type { Canvas, DeviceProfile } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import type { JobOptions } from "../jobs/job-scheduler.ts";
import { loadOnce } from "../render/load-once.ts";
import { type Renderer, serverJob } from "../render/renderer.ts";
import type { Device, ProfileLookup } from "../worker/device-profiles.ts";

/** Device profiles. The first request that needs them loads them in a worker; they are cached from then on. */
export class ProfileCatalog {
  readonly #render: Renderer;
  readonly #load: () => Promise<readonly Device[]>;

  constructor(render: Renderer) {
    this.#render = render;
    this.#load = loadOnce(async () => (await render.run("profiles", undefined, serverJob())).devices);
  }

  async list(): Promise<readonly DeviceProfile[]> {
    return (await this.#load()).map(({ profile }) => profile);
  }

  /** An exact id is found here. A worker matches other spellings and suggests similar ids. */
  async lookUp(written: string, job: JobOptions): Promise<ProfileLookup> {
    const device = (await this.#load()).find(({ profile }) => profile.id === written);
    return device ?? this.#render.run("profile", written, job);
  }

  /** Throws an `ApiError` that names `field` if the profile is unknown. */
  async require(written: string, field: string, job: JobOptions): Promise<DeviceProfile> {
    const found = await this.lookUp(written, job);
    if ("profile" in found) return found.profile;
    throw new ApiError("INVALID_REQUEST", found.problem, { details: [{ path: field, message: found.problem }] });
  }

  /** Returns an empty page of the device. */
  async canvasOf({ id }: DeviceProfile): Promise<Canvas> {
    const device = (await this.#load()).find(({ profile }) => profile.id === id);
    if (!device) throw new Error(`There is no device "${id}".`);
    return device.canvas;
  }
}
