import { describe, expect, test } from "vitest";
import { isOnlyHere, reachableAddress } from "./site-address.ts";

describe("the address that a tablet opens", () => {
  const page = { origin: "http://192.168.1.5:3000", hostname: "192.168.1.5" };

  test("is the public address of the site, also if the page was opened elsewhere", () => {
    const address = "https://planners.example/get/AB12CD/planner.pdf";
    expect(reachableAddress(address, page)).toBe(address);
    expect(isOnlyHere(address)).toBe(false);
  });

  test.each(["http://localhost:3000/get", "http://127.0.0.1:3000/get", "http://[::1]:3000/get"])(
    "is that of the page if the server is %s to itself",
    (address) => {
      expect(reachableAddress(address, page)).toBe("http://192.168.1.5:3000/get");
      expect(isOnlyHere(address)).toBe(true);
    },
  );

  test("stays on this computer if both are local", () => {
    const local = { origin: "http://127.0.0.1:3000", hostname: "127.0.0.1" };
    expect(reachableAddress("http://localhost:3000/get", local)).toBe("http://localhost:3000/get");
  });
});
