import { expect, test } from "vitest";
import { aTemplate, box } from "../../test/a-template.ts";
import { editorDriver } from "../../test/editor-driver.ts";
import { selectNeighbors } from "./select.ts";

const towards = (direction: string) => {
  const command = selectNeighbors.find(({ id }) => id === `select-${direction}`);
  if (!command) throw new Error(`There is no command for ${direction}.`);
  return command;
};

test.each([
  ["right", [100, 0], [70, 20]],
  ["left", [-100, 0], [-70, 20]],
  ["down", [0, 100], [20, 70]],
  ["up", [0, -100], [20, -70]],
] as const)("the next widget %s is straight ahead rather than nearer and aside", (direction, ahead, aside) => {
  const at = ([x, y]: readonly [number, number]) => [300 + x, 300 + y] as const;
  const editor = editorDriver(
    aTemplate({
      pages: [[box("from", 300, 300, 10, 10), box("aside", ...at(aside), 10, 10), box("ahead", ...at(ahead), 10, 10)]],
    }),
  );
  editor.select("from");
  editor.run(towards(direction));
  expect(editor.selectedIds).toEqual(["ahead"]);
});

test("a new editor shows its palette, pages and panels", () => {
  const { settings } = editorDriver(aTemplate({ pages: [[]] })).state();
  expect(settings).toMatchObject({ palette: true, pages: true, panels: true, preview: false, grid: true, snap: true });
});
