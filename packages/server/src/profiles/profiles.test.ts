import { httpLimits, routes } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { serverUnderTest } from "../../test/server-under-test.ts";

const server = serverUnderTest();
const get = (url: string) => server.app.inject({ url });

describe("a server that has just started", () => {
  const started = serverUnderTest();

  test.each(["/api/profiles", "/api/assets/fonts"])("answers more requests for %s than jobs may wait", async (url) => {
    const requests = Array.from({ length: 2 * httpLimits.jobsEach }, () => started.app.inject({ url }));
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe("the device profiles", () => {
  test("are listed in the format of the contract, with and without a trailing slash", async () => {
    const [listed, again] = await Promise.all([get("/api/profiles"), get("/api/profiles/")]);
    const profiles = routes["GET /api/profiles/"].response.json.parse(listed.json());
    expect(profiles.map(({ id }) => id)).toEqual(expect.arrayContaining(["remarkable-2", "remarkable-2-landscape"]));
    expect(again.json()).toEqual(listed.json());
  });

  test.each(["remarkable-2", "Remarkable%202", "ReMarkable_2"])("are found one by one: %s", async (written) => {
    const answer = await get(`/api/profiles/${written}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<DeviceProfile>().id).toBe("remarkable-2");
  });

  test("that are unknown are not found", async () => {
    const answer = await get("/api/profiles/remarkable-22");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: "NOT_FOUND",
      message: 'No device profile is called "remarkable-22". Did you mean "remarkable-2"?',
    });
  });
});
