import { expect, test } from "vitest";
import { basePathOf, withoutBasePath } from "./base-path.ts";

test.each([
  ["https://planners.example", ""],
  ["https://planners.example/", ""],
  ["https://example.org/octavo", "/octavo"],
  ["https://example.org/apps/octavo/", "/apps/octavo"],
])("the base path of %s is %j", (publicUrl, basePath) => expect(basePathOf(publicUrl)).toBe(basePath));

test.each([
  ["/octavo", "/octavo/api/site?a=/octavo/b", "/api/site?a=/octavo/b"],
  ["/octavo", "/octavo", "/"],
  ["/octavo", "/octavo/", "/"],
  ["/octavo", "/octavo?code=A", "/?code=A"],
  ["/octavo", "/octavos/api", "/octavos/api"],
  ["/octavo", "/api/site", "/api/site"],
  ["", "/api/site?a", "/api/site?a"],
  ["", "", "/"],
])("below %j, %s is %s", (basePath, url, rest) => expect(withoutBasePath(basePath, url)).toBe(rest));
