import { useQuery } from "@tanstack/react-query";
import { profilesQuery } from "../api/profiles.ts";

/** Returns the name of a device, or its id if it is unknown or not loaded yet. */
export function useDeviceName(id: string): string {
  const { data = [] } = useQuery(profilesQuery);
  return data.find((profile) => profile.id === id)?.name ?? id;
}
