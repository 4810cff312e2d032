/** Masters of each starter as text, on a large, a small and a narrow screen. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseProject, type Widget } from "@octavo/engine";
import { starterWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";
import type { StarterSource } from "../src/starter.ts";

const world = await starterWorld("pl");
const folder = new URL("goldens/", import.meta.url);
const devices = ["remarkable-2", "kindle-basic", "boox-palma-2"];

/** With all sections. A widget that an earlier master has at the same place is only named. */
function described(starter: StarterSource, device: string): string {
  const sections = starter.optional.map(({ section }) => section);
  const choices = { ...defaultChoices(starter, { device, year: 2027, locale: "en" }), sections };
  const { masters, plan } = createPlanner(starter, choices, world);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
  if (!project) throw new Error("A planner of a starter can always be read.");
  const { width, height, margins } = project.default_canvas?.dimensions ?? { width: 0, height: 0, margins: [] };
  const known = new Set<string>();
  const lines = project.masters.flatMap((master) => [
    "",
    `${master.name}: ${master.description}`,
    ...master.widgets.map((widget) => {
      const line = describedWidget(widget);
      if (known.has(line)) return `  = ${widget.id}`;
      known.add(line);
      return `  ${line}`;
    }),
  ]);
  return [`${device}: ${width} × ${height} pt, margins ${margins.join(" ")}`, ...lines, ""].join("\n");
}

function describedWidget({ id, type, position, content, styling, properties }: Widget): string {
  const { x, y, width, height } = position;
  const rest = [content === undefined ? "" : JSON.stringify(content), fields(styling), fields(properties)];
  return [`${id} ${type} ${x},${y} ${width}×${height}`, ...rest.filter((part) => part !== "")].join(" ");
}

function fields(values: Readonly<Record<string, unknown>> = {}): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(" ");
}

describe.each(starters)("the starter $id", (starter) => {
  test.each(devices)("is drawn as reviewed on %s (npm run golden)", (device) => {
    const file = new URL(`${starter.id}.${device}.txt`, folder);
    const text = described(starter, device);
    if (process.env["UPDATE_GOLDENS"] === "1") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(existsSync(file) ? readFileSync(file, "utf8") : "");
  });
});
