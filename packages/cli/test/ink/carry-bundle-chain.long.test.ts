/** Months of a planner on a reMarkable tablet. */
import { expect, test, vi } from "vitest";
import { hasRmscene, rmsceneMarks, sampleMarks } from "../remarkable-bundle.ts";
import { carryChain, strokeFiles } from "./bundle-chain.ts";

vi.setConfig({ testTimeout: 600_000 });

const editions = 12;

test("handwriting of each month stays on its page, byte for byte, and rmscene reads it", async () => {
  const { path, written, problems, pages } = await carryChain(editions, 2027);
  expect(problems).toEqual([]);
  expect(written).toHaveLength(3 * editions);
  expect(strokeFiles(path)).toHaveLength(written.length);
  console.log(`figure: ${editions} editions of a reMarkable bundle, ${written.length} written pages of ${pages}`);
  if (!hasRmscene()) return;
  const expected = written.map(({ id, sample }) => [id, sampleMarks[sample]] as const);
  const found = Object.entries(rmsceneMarks(path)).map(([name, marks]) => [/([^/]+)\.rm$/.exec(name)?.[1], marks]);
  expect(new Map(found as [string, object][])).toEqual(new Map(expected));
  console.log(`figure: rmscene read ${found.length} pages`);
});
