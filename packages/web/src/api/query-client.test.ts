import { ApiFailure } from "@octavo/contract";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

async function triesOf(problem: Error): Promise<number> {
  let tries = 0;
  const query = {
    queryKey: ["x"],
    retryDelay: 0,
    queryFn: () => {
      tries++;
      throw problem;
    },
  };
  const cache = createQueryClient();
  await cache.fetchQuery({ ...cache.defaultQueryOptions({ queryKey: ["x"] }), ...query }).catch(() => undefined);
  return tries;
}

it("retries after network errors and gives up", async () => {
  expect(await triesOf(new ApiFailure("NETWORK_ERROR", "Network request failed"))).toBe(3);
});

it("does not retry after an answer of the server", async () => {
  expect(await triesOf(new ApiFailure("HTTP_ERROR", "Broken", { status: 500 }))).toBe(1);
});
