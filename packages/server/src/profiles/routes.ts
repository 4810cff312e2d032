import type { DeviceProfile } from "@octavo/engine";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import type { RenderPool } from "../render/render-pool.ts";
import { describeUnknownProfile, maybeProfile } from "./find-profile.ts";

export function profileRoutes(app: FastifyInstance, render: RenderPool): void {
  const allProfiles = profileSource(render);

  mount(app, "GET /api/profiles/", () => allProfiles());

  mount(app, "GET /api/profiles/{id}", async ({ params }) => {
    const profiles = await allProfiles();
    const profile = maybeProfile(profiles, params.id);
    if (profile) return profile;
    throw new ApiError("NOT_FOUND", describeUnknownProfile(profiles, params.id));
  });
}

/** Read once, when they are first asked for. */
function profileSource(render: RenderPool): () => Promise<readonly DeviceProfile[]> {
  let known: readonly DeviceProfile[] | undefined;
  return async () => {
    known ??= (await render.run("profiles", undefined)).profiles;
    return known;
  };
}
