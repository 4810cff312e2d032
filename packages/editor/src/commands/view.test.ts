import { expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { fitPage } from "../camera/camera.ts";
import { plainCommand } from "./registry.ts";
import { nextRulerUnit } from "./view.ts";

/** Returns the ruler unit after each press. */
function units(profile: string): readonly string[] {
  const plain = aTemplate({});
  const editor = editorDriver({ ...plain, metadata: { ...plain.metadata, profile } });
  return [1, 2, 3].map(() => {
    editor.run(nextRulerUnit);
    return editor.state().settings.rulerUnit;
  });
}

test("cycles ruler units, with pixels only for a device", () => {
  expect(units("remarkable-2")).toEqual(["mm", "px", "pt"]);
  expect(units("")).toEqual(["mm", "pt", "mm"]);
});

function run(editor: ReturnType<typeof editorDriver>, id: string): void {
  const command = plainCommand(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  editor.run(command);
}

test("fits a fitted page again when a part above the canvas comes and goes, and leaves a page that was moved", () => {
  const editor = editorDriver(aTemplate({}), { width: 400, height: 560 });
  const { dimensions } = editor.state().document.canvas;
  run(editor, "fit-page");
  for (const height of [500, 560]) {
    editor.editor.resize({ width: 400, height });
    expect(editor.state().camera).toEqual(fitPage(dimensions, { width: 400, height }));
  }
  run(editor, "zoom-in");
  const { camera } = editor.state();
  editor.editor.resize({ width: 400, height: 500 });
  expect(editor.state().camera).toEqual(camera);
});

test("fits a fitted page again when a part beside the canvas takes width, also with a selection", () => {
  const editor = editorDriver(aTemplate({ pages: [[box("a", 10, 10, 90, 40)]] }), { width: 400, height: 560 });
  const { dimensions } = editor.state().document.canvas;
  run(editor, "fit-page");
  editor.select("a");
  editor.editor.resize({ width: 250, height: 560 });
  expect(editor.state().camera).toEqual(fitPage(dimensions, { width: 250, height: 560 }));
});

test("keeps the zoom of a fitted page when the canvas becomes smaller below a selection", () => {
  const editor = editorDriver(aTemplate({ pages: [[box("a", 10, 10, 90, 40)]] }), { width: 400, height: 560 });
  run(editor, "fit-page");
  editor.select("a");
  const { zoom } = editor.state().camera;
  editor.editor.resize({ width: 400, height: 300 });
  expect(editor.state().camera.zoom).toBe(zoom);
});
