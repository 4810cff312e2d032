import { useQuery } from "@tanstack/react-query";
import { profilesQuery } from "../../api/profiles.ts";

/** Until the devices are known, and for one that is gone, its id. */
export function useDeviceName(id: string): string {
  const { data = [] } = useQuery(profilesQuery);
  return data.find((profile) => profile.id === id)?.name ?? id;
}
