/** Draws planners as version 1 did: for the nearest of ten pages, rescaled to the device. */
import { type DeviceProfile, fitToDevice } from "@octavo/engine";
import { type PlannerChoices, profileOf } from "./choices.ts";
import {
  changedTemplate,
  type DrawnPlanner,
  drawnSections,
  includedSections,
  mastersDocument,
  mirrored,
  type StarterWorld,
  translatedPlanner,
  usedMasters,
  withMasters,
  withToolbarArea,
} from "./create-planner.ts";
import { type Canvas, canvasOf, type DevicePage } from "./kit/canvas.ts";
import { toolbarAreaId } from "./planners/device-test.ts";
import type { StarterSource } from "./starter.ts";

const ofDevices: Pick<DevicePage, "constraints" | "ppi"> = {
  constraints: { min_font_pt: 7, min_stroke_pt: 0.48, min_touch_target_pt: 19.8 },
  ppi: 300,
};
const ofNarrowOnes = { constraints: { ...ofDevices.constraints, min_stroke_pt: 0.55 }, ppi: 264 };

const pages: readonly DevicePage[] = [
  { width: 446.4, height: 595.2, margins: [32, 24, 24, 38], ...ofDevices },
  { width: 303.36, height: 403.2, margins: [22, 18, 18, 18], ...ofDevices },
  { width: 260.18, height: 462.55, margins: [38, 18, 18, 18], ...ofNarrowOnes },
  { width: 257.28, height: 347.52, margins: [18, 18, 18, 18], ...ofDevices },
  { width: 197.76, height: 395.52, margins: [18, 18, 18, 18], ...ofDevices },
  { width: 595.2, height: 446.4, margins: [24, 24, 24, 24], ...ofDevices },
  { width: 403.2, height: 303.36, margins: [18, 18, 18, 18], ...ofDevices },
  { width: 462.55, height: 260.18, margins: [18, 18, 18, 18], ...ofNarrowOnes },
  { width: 347.52, height: 257.28, margins: [18, 18, 18, 18], ...ofDevices },
  { width: 395.52, height: 197.76, margins: [18, 18, 18, 18], ...ofDevices },
];

type Masters = ReturnType<typeof mastersDocument>["masters"];
type DrawnWidget = Masters[number]["widgets"][number];

/** Undefined if version 1 had no page for the device. */
export function drawEarlierPlanner(
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
): DrawnPlanner | undefined {
  const profile = profileOf(choices, world.profiles);
  const canvas = profile && canvasFor(profile, world);
  if (!profile || !canvas) return undefined;
  const every = starter.optional.map(({ section }) => section);
  const all = mastersDocument(starter, canvas, { sections: every, hours: "24", hasToolbar: true });
  const sections = drawnSections(includedSections(starter, choices), all.masters);
  const removed = new Set([...linksToOmitted(starter, canvas, choices), ...hiddenToolbar(profile)]);
  const shown = ({ id }: DrawnWidget) => !removed.has(id);
  const timed = choices.hours === "12" ? withTwelveHours : (widget: DrawnWidget) => widget;
  const masters = usedMasters(all.masters, sections).map((master) => ({
    ...master,
    widgets: master.widgets.filter(shown).map(timed),
  }));
  const library = withMasters(all, masters);
  const { project, ...names } = translatedPlanner(
    starter,
    { library, sections, profile },
    { choices, world, dates: [] },
  );
  const fitted = changedTemplate(project, (template) => fitToDevice(template, world.profiles));
  const turned = choices.leftHanded ? mirrored(fitted) : fitted;
  return { ...names, project: withToolbarArea(turned, profile) };
}

function hiddenToolbar({ toolbar }: DeviceProfile): readonly string[] {
  return toolbar === null ? [toolbarAreaId, `${toolbarAreaId}_note`] : [];
}

/** Id of the schedule of a starter's day. */
const scheduleId = "hours";

function withTwelveHours(widget: DrawnWidget): DrawnWidget {
  if (widget.id !== scheduleId) return widget;
  return { ...widget, properties: { ...widget.properties, times_as: "am and pm", times_width: 0 } };
}

/** Ids of the widgets that the masters have only with the omitted sections. */
function linksToOmitted(starter: StarterSource, canvas: Canvas, choices: PlannerChoices): readonly string[] {
  const idsWith = (sections: readonly string[]) =>
    starter
      .masters(canvas, { sections, hours: "24", hasToolbar: true })
      .flatMap(({ widgets }) => widgets.map(({ id }) => id));
  const kept = new Set(idsWith(choices.sections));
  // Arrows give way to links, and are not links to sections.
  const isLink = (id: string) => !["to_previous", "to_next"].includes(id);
  return idsWith(starter.optional.map(({ section }) => section)).filter((id) => !kept.has(id) && isLink(id));
}

/** The page that needed the least rescaling and covered most of the screen. */
function canvasFor(profile: DeviceProfile, { fonts }: StarterWorld): Canvas | undefined {
  const { page } = profile.pdf_settings;
  return pages
    .map((drawn) => canvasOf(drawn, fonts))
    .filter((canvas) => isUsable(canvas, profile))
    .toSorted((a, b) => misfit(a, page) - misfit(b, page))[0];
}

type Page = Pick<DevicePage, "width" | "height">;

function isUsable({ type, tabs, ...page }: Canvas, { pdf_settings, constraints }: DeviceProfile): boolean {
  const scale = scaleOn(pdf_settings.page, page);
  return (
    scale * type.small >= constraints.min_font_pt &&
    scale * Math.min(20, tabs.height) >= constraints.min_touch_target_pt - 0.3
  );
}

function misfit(drawn: Page, screen: Page): number {
  const scale = scaleOn(screen, drawn);
  const covered = (scale * scale * drawn.width * drawn.height) / (screen.width * screen.height);
  return Math.abs(Math.log(scale)) - Math.log(covered) / 2;
}

function scaleOn(screen: Page, drawn: Page): number {
  return Math.min(screen.width / drawn.width, screen.height / drawn.height);
}
