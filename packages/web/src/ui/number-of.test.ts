import { expect, it } from "vitest";
import { formatNumberOf } from "./number-of.ts";

it("groups the digits of large numbers", () => expect(formatNumberOf(5212, "link")).toBe("5,212 links"));

it("says one of one", () => expect(formatNumberOf(1, "page")).toBe("1 page"));
