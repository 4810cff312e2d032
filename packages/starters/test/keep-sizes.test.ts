/** Another device without scaling: lines and type keep their size, and everything stays apart. */

import { rescaleTemplate, type Template, type Widget } from "@octavo/engine";
import { longTest } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { starters } from "../src/planners/index.ts";
import {
  deviceOf,
  documentOf,
  documentsOf,
  drawnFor,
  fitted,
  overlaps,
  pairs,
  pdfOf,
  printedDistances,
  printedTypeSizes,
  templateOf,
  writingRows,
} from "./keep-sizes.ts";

const larger = ["kindle-scribe-3", "boox-tab-x-c", "remarkable-paper-pro", "supernote-manta"];
const smaller = ["boox-palma-2", "supernote-nomad", "kindle-basic", "remarkable-paper-pro-move"];

function onDevice(template: Template, id: string): Template {
  const { constraints, pdf_settings } = deviceOf(id);
  const page = { ...pdf_settings.page, margins: pdf_settings.safe_margins };
  return rescaleTemplate(template, page, { mode: "keep_sizes", minimums: constraints });
}

const mastersWith = (template: Template, { id, position }: Widget) =>
  template.masters.find(({ widgets }) => widgets.some((other) => other.id === id && other.position === position));

describe.each(starters.map(({ id }) => id))("the starter %s on another device", (id) => {
  const before = templateOf(fitted(documentsOf(id), drawnFor, false));

  test.each([...larger, ...smaller])("has rows of the same height on %s", (device) => {
    for (const [old, now] of pairs(before, onDevice(before, device))) {
      const height = writingRows(old, mastersWith(before, old)?.widgets ?? []);
      const newHeight =
        Number(now.properties?.["row_height"]) || now.position.height / Number(now.properties?.["rows"]);
      // Where a small page has room for part of a row, there is one row of that height.
      if (height !== undefined && Number(now.properties?.["rows"]) > 1)
        expect(Math.abs(newHeight - height)).toBeLessThan(0.05);
    }
  });

  test.each([...larger, ...smaller])(
    "has nothing outside of the page of %s and nothing new on top of other things",
    (device) => {
      const after = onDevice(before, device);
      const { width, height } = after.canvas.dimensions;
      before.masters.forEach((master, m) => {
        const now = after.masters[m]?.widgets ?? [];
        now.forEach(({ id: name, position }, i) => {
          expect(position.x + position.width, name).toBeLessThanOrEqual(width + 0.01);
          expect(position.y + position.height, name).toBeLessThanOrEqual(height + 0.01);
          const touching = master.widgets.slice(0, i).flatMap((other, j) => {
            const [own, moved] = [master.widgets[i], now[j]];
            const isNew = own && moved && !overlaps(own.position, other.position) && overlaps(position, moved.position);
            return isNew ? [`${name} + ${other.id}`] : [];
          });
          expect(touching).toEqual([]);
        });
      });
    },
  );

  test.each(larger)("keeps its type on %s, and has as many links", (device) => {
    const after = onDevice(before, device);
    const { min_font_pt } = deviceOf(device).constraints;
    for (const [old, now] of pairs(before, after)) {
      const size = Number(old.styling?.["size"]);
      if (size > 0) expect(Number(now.styling?.["size"])).toBe(Math.max(size, min_font_pt));
      expect(now.properties?.["bind"]).toEqual(old.properties?.["bind"]);
    }
    expect(after.page_assignments).toEqual(before.page_assignments);
  });
});

describe("the printed daily planner", () => {
  const documents = documentsOf("daily");
  const day = 20;
  const rightColumn = [0.62, 0.9] as const;
  const measured = async (device: string) => {
    const document = documentOf(fitted(documents, device, "keep_sizes"));
    const pdf = await pdfOf(document, device);
    const distances = printedDistances(pdf, day, rightColumn).slice(-4, -1);
    return { distances, lines: printedDistances(pdf, day, rightColumn).length, type: printedTypeSizes(pdf, day), pdf };
  };

  longTest("has lines of 7.8 mm and equal type on each larger device, and more lines", async () => {
    const own = await measured(drawnFor);
    for (const distance of own.distances) expect(distance).toBeCloseTo(7.76, 0);
    for (const device of ["kindle-scribe-3", "boox-tab-x-c"]) {
      const other = await measured(device);
      // A line is on a pixel of the screen.
      for (const [i, distance] of other.distances.entries())
        expect(Math.abs(distance - (own.distances[i] ?? 0))).toBeLessThan(0.2);
      expect(other.type).toEqual(own.type);
      expect(other.lines).toBeGreaterThan(own.lines);
    }
  });

  test("has no more problems than the scaled one", () => {
    for (const device of ["kindle-scribe-3", "supernote-nomad"]) {
      const [scaled, kept] = ([true, "keep_sizes"] as const).map((fit) => fitted(documents, device, fit, true));
      expect(kept?.diagnostics.length).toBeLessThanOrEqual(scaled?.diagnostics.length ?? 0);
    }
  });
});
