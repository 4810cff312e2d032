import { type Widget, widgetDefinitions } from "@octavo/engine";
import { expect, test } from "vitest";
import { countTypes } from "./count-types.ts";

const of = (type: string): Widget => ({ id: type, type, position: { x: 0, y: 0, width: 1, height: 1 } });

test("counts widgets by type, in singular and plural", () => {
  const links = Array.from({ length: 5 }, () => of("internal_link"));
  expect(countTypes([...links, of("link_list")])).toBe("5 links, 1 link list");
  expect(countTypes([of("box"), of("box"), of("checkbox")])).toBe("2 boxes, 1 checkbox");
});

test.each(widgetDefinitions)("has a plural of $type", ({ type }) => {
  expect(countTypes([of(type), of(type)])).toMatch(/^2 [a-z ]+s$/);
});
