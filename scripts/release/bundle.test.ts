import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "../steps.ts";
import { rendererVersion } from "./bundle.ts";

test("the module with the version of the renderer, which a release replaces, is there and exports it", async () => {
  const module: unknown = await import(pathToFileURL(join(root, rendererVersion)).href);
  expect(module).toMatchObject({ rendererVersion: expect.stringMatching(/^[0-9a-f]{16}$/) });
});
