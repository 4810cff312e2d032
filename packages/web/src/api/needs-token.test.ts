import { type KnownRoute, type Route, routes } from "@octavo/contract";
import { expect, it } from "vitest";
import { needsToken } from "./needs-token.ts";

it.each(Object.keys(routes) as KnownRoute[])("agrees with the contract about %s", (name) => {
  const route: Route = routes[name];
  expect(needsToken(name)).toBe(route.auth !== "none");
});
