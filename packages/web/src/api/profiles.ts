import { queryOptions } from "@tanstack/react-query";
import { t } from "../language/t.ts";
import { loadDevices } from "./devices.ts";

export const profilesQuery = queryOptions({
  queryKey: ["profiles"],
  queryFn: async () => {
    const profiles = await loadDevices();
    // The only translatable part of a device name.
    return profiles.map((profile) => ({ ...profile, name: profile.name.replace("(landscape)", t("(landscape)")) }));
  },
  staleTime: Number.POSITIVE_INFINITY,
});
