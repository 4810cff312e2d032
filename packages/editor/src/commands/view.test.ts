import { expect, test } from "vitest";
import { aTemplate } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
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
