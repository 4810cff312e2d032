/** Tidies up whole pages of the starters. */
import { Editor, openDesign, selectWidgets, tidySelection } from "@octavo/editor";
import { parseProject, type Rect, type Widget } from "@octavo/engine";
import { deviceProfiles, starterWorld } from "@octavo/press";
import { createPlanner, defaultChoices, starters } from "@octavo/starters";
import { expect, test } from "vitest";

const drawingWorld = await starterWorld();
const devices = ["remarkable-2", "supernote-nomad", "boox-note-air-4c"];
const ids = ["daily", "weekly", "five-years", "bullet-journal", "budget"];
const cases = starters
  .filter(({ id }) => ids.includes(id))
  .flatMap((starter) => devices.map((device) => ({ id: starter.id, starter, device })));

const tolerance = 0.02;

function isOver(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > tolerance && down > tolerance;
}

const pairsOver = (widgets: readonly Widget[]) =>
  widgets.flatMap((a, i) =>
    widgets.slice(i + 1).flatMap((b) => (isOver(a.position, b.position) ? [`${a.id} ${b.id}`] : [])),
  );

test.each(cases)("$id on $device keeps all widgets on the page and off each other", ({ starter, device }) => {
  const choices = defaultChoices(starter, { device, year: 2027, locale: "en" });
  const { masters, plan } = createPlanner(starter, choices, drawingWorld);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, deviceProfiles());
  const canvas = project?.default_canvas;
  if (!project || !canvas) throw new Error("The planner has errors.");
  for (const design of project.masters) {
    const { width, height } = canvas.dimensions;
    const outside = ({ position: { x, y, ...size } }: Widget) =>
      [-x, -y, x + size.width - width, y + size.height - height].map((by) => Math.max(0, by));
    const editor = new Editor(openDesign("master", design, canvas, { profile: device }), {
      now: () => 0,
    });
    const widgets = () => editor.getState().document.masters[0]?.widgets ?? [];
    const before = new Map(widgets().map((widget) => [widget.id, outside(widget)]));
    const overBefore = new Set(pairsOver(widgets()));
    editor.runWith(selectWidgets, { ids: [...before.keys()] });
    editor.runWith(tidySelection, undefined);
    const left = widgets().filter((widget) =>
      outside(widget).some((by, side) => by > (before.get(widget.id)?.[side] ?? 0) + tolerance),
    );
    expect(left, design.name).toEqual([]);
    expect(
      pairsOver(widgets()).filter((pair) => !overBefore.has(pair)),
      design.name,
    ).toEqual([]);
  }
});
