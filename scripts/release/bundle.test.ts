import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "../steps.ts";
import { pdfiumFile, rendererVersion } from "./bundle.ts";

test("the module with the version of the renderer, which a release replaces, is there and exports it", async () => {
  const module: unknown = await import(pathToFileURL(join(root, rendererVersion)).href);
  expect(module).toMatchObject({ rendererVersion: expect.stringMatching(/^[0-9a-f]{16}$/) });
});

test("the module with the path of PDFium, which a release replaces, is there and exports it", async () => {
  const module: { readonly pdfiumFile?: () => string } = await import(pathToFileURL(join(root, pdfiumFile)).href);
  expect(module.pdfiumFile?.()).toMatch(/pdfium\.wasm$/);
});
