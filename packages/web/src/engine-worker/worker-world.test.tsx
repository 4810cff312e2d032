import { expect, it, onTestFinished } from "vitest";
import "../../test/studio.tsx";
import { startEngine } from "./start-engine.ts";

const masters = `
masters:
  - name: Month
    widgets:
      - type: text_block
        content: "{month_name} →"
        position: { x: 20, y: 20, width: 200, height: 40 }
        styling: { font: Courier-Prime }
`;

const plan = `
calendar: { start_date: "2026-03-01", end_date: "2026-03-31" }
locale: pt-BR
sections:
  - { kind: months, master: Month, generate: each_month }
`;

it("reads names, font metrics and fallback fonts while a job runs", async () => {
  const engine = startEngine();
  onTestFinished(() => engine.dispose());
  const compiled = await engine.run("compile", { masters, plan });
  const drawing = await engine.run("drawPage", { revision: compiled?.planner?.revision ?? 0, page: 1 });
  expect(drawing?.svg).toContain("março");
  expect(drawing?.faces).toEqual(expect.arrayContaining(["courier-prime-regular", "dejavu-sans"]));
});

it("reads the holidays of the countries of a plan", async () => {
  const engine = startEngine();
  onTestFinished(() => engine.dispose());
  const withHoliday = masters.replace("{month_name} →", "{month_name} {holiday}");
  const days = plan.replace("each_month", "each_day").replace("2026-03-01", "2026-03-17");
  const compiled = await engine.run("compile", {
    masters: withHoliday,
    plan: `${days}dates: [{ holidays: IE, names: en }]\n`,
  });
  const drawing = await engine.run("drawPage", { revision: compiled?.planner?.revision ?? 0, page: 1 });
  expect(drawing?.svg).toContain("março St. Patrick’s Day");
});

it("loads the reader of pictures for a planner that contains one", async () => {
  const engine = startEngine();
  onTestFinished(() => engine.dispose());
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#cc0000" d="M0 0h9v9z"/><text/></svg>';
  const picture = `
      - type: image
        position: { x: 20, y: 80, width: 90, height: 90 }
        properties: { image_src: "data:image/svg+xml;base64,${btoa(svg)}" }
`;
  const compiled = await engine.run("compile", { masters: masters + picture, plan });
  const drawing = await engine.run("drawPage", { revision: compiled?.planner?.revision ?? 0, page: 1 });
  expect(drawing?.svg).toContain('<path d="M20 80');
  expect(JSON.stringify(compiled?.diagnostics)).toContain("drawing_incomplete");
});
