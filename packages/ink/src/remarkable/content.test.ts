import { describe, expect, test } from "vitest";
import { ordersOf } from "./content.ts";

describe("the order of pages", () => {
  test("keeps the texts of the tablet, and puts new ones between them", () => {
    const orders = ordersOf(["ba", undefined, undefined, "bb", "bc", undefined]);
    expect(orders.toSorted()).toEqual(orders);
    expect(new Set(orders).size).toBe(6);
    expect(orders.filter((order) => ["ba", "bb", "bc"].includes(order))).toHaveLength(3);
  });

  test.each([
    ["pages change their order", ["bb", "ba", undefined, "bc"]],
    ["nothing fits between two texts", ["nn", undefined, "nna"]],
    ["two texts are the same", ["ba", "ba"]],
  ])("is written again if %s", (_, known) => {
    const orders = ordersOf(known);
    expect(orders.toSorted()).toEqual(orders);
    expect(new Set(orders).size).toBe(known.length);
  });

  test("has room for the largest planner, and for pages between its pages", () => {
    const orders = ordersOf(Array.from({ length: 10_000 }, () => undefined));
    expect(orders.toSorted()).toEqual(orders);
    expect(new Set(orders).size).toBe(10_000);
    const between = ordersOf(orders.flatMap((order) => [order, undefined]));
    expect(between.toSorted()).toEqual(between);
  });
});
