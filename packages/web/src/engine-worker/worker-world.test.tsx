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
