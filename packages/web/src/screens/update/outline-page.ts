import type { ManifestPage } from "@octavo/engine";
import type { PageDrawing } from "../../engine-worker/protocol.ts";

/** Draws the areas to write on, for a PDF that does not contain its project. */
export function outlinePage({ identity, width, height, boxes }: ManifestPage, page: number): PageDrawing {
  const areas = boxes.slice(0, mostAreas).map((box) => {
    const { x, y, rows = 0 } = box;
    const count = rows > 0 ? Math.min(mostLines, Math.ceil(box.height / rows) - 1) : 0;
    const lines = Array.from({ length: count }, (_, i) => `M${x} ${y + (i + 1) * rows}h${box.width}`).join("");
    return `<rect x="${x}" y="${y}" width="${Math.max(0, box.width)}" height="${Math.max(0, box.height)}"/><path d="${lines}"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="#666666" stroke-width="0.75" stroke-dasharray="3 2">${areas.join("")}</g></svg>`;
  return { page, label: identity, svg, faces: [], fonts: [], size: { width, height } };
}

const mostAreas = 500;
const mostLines = 200;
