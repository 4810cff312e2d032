import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => api("GET /api/account", { signal }),
});
