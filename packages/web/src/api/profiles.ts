import { queryOptions } from "@tanstack/react-query";
import { t } from "../language/t.ts";
import { api } from "./client.ts";

export const profilesQuery = queryOptions({
  queryKey: ["profiles"],
  queryFn: async ({ signal }) => {
    const profiles = await api("GET /api/profiles/", { signal });
    // The one word in the names of devices.
    return profiles.map((profile) => ({ ...profile, name: profile.name.replace("(landscape)", t("(landscape)")) }));
  },
  staleTime: Number.POSITIVE_INFINITY,
});
