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

it("tries again when the server could not be reached, and gives up in the end", async () => {
  expect(await triesOf(new ApiFailure("NETWORK_ERROR", "Network request failed"))).toBe(3);
});

it("takes the server's word for it when it has answered", async () => {
  expect(await triesOf(new ApiFailure("HTTP_ERROR", "Broken", { status: 500 }))).toBe(1);
});
