import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { describeUnknownProfile, maybeProfile } from "./find-profile.ts";
import type { ProfileSource } from "./profile-source.ts";

export function profileRoutes(app: FastifyInstance, allProfiles: ProfileSource): void {
  mount(app, "GET /api/profiles/", () => allProfiles());

  mount(app, "GET /api/profiles/{id}", async ({ params }) => {
    const profiles = await allProfiles();
    const profile = maybeProfile(profiles, params.id);
    if (profile) return profile;
    throw new ApiError("NOT_FOUND", describeUnknownProfile(profiles, params.id));
  });
}
