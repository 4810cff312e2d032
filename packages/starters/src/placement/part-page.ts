import {
  type DeviceProfile,
  deviceView,
  type FontLibrary,
  isRightToLeft,
  pageCount,
  type Template,
  type TemplateSection,
  type Widget,
  type World,
  weekdays,
} from "@octavo/engine";
import type { Clock, PartPage, PlannedSection } from "../parts/part.ts";
import { textIn, type WordsByLanguage } from "../words/words.ts";
import { pageCanvas } from "./page-canvas.ts";
import type { PlannerLook } from "./planner-look.ts";

interface PartPageSource {
  /** The planner, or the document itself. */
  readonly template: Template;
  /** Page that shows the design. */
  readonly page: number;
  readonly profile: DeviceProfile | undefined;
  readonly fonts: FontLibrary;
  readonly names: World["names"];
  /** For a planner without schedules. */
  readonly clock: Clock;
  readonly words: WordsByLanguage;
  /** Without it, parts have the fonts of the document in the sizes of the default theme. */
  readonly look?: PlannerLook | undefined;
}

/** Of most tablets, for a document without a device. */
const usualScreen = { constraints: { min_font_pt: 7, min_stroke_pt: 0.48, min_touch_target_pt: 19.8 }, ppi: 300 };

/** Canvas of the document's pages, to draw on in the look of its planner. */
export function plannerCanvas({
  template,
  profile,
  fonts,
  look,
}: Pick<PartPageSource, "template" | "profile" | "fonts" | "look">): PartPage["canvas"] {
  const { canvas, masters, widgets } = template;
  const { width, height, margins } = canvas.dimensions;
  const screen = profile ? { constraints: profile.constraints, ppi: profile.display.ppi } : usualScreen;
  return pageCanvas({
    page: { width, height, margins, ...screen },
    scale: scaleOf(template, profile),
    fonts,
    look,
    widgets: [...masters.flatMap((master) => master.widgets), ...widgets],
  });
}

const scaleOf = ({ canvas }: Template, profile: DeviceProfile | undefined) =>
  profile ? deviceView(canvas, profile).scale : 1;

/** Reads what the parts depend on. */
export function partPage(source: PartPageSource): PartPage {
  const { template, page, profile, names, clock, words } = source;
  const { metadata, masters, widgets } = template;
  const sections = template.sections.map(
    (section): PlannedSection => ({ ...section, items: itemsOf(template, section) }),
  );
  const kind = page <= pageCount(template) ? contextOf(template, page)?.section : undefined;
  const scale = scaleOf(template, profile);
  const { min_font_pt = 0, min_stroke_pt = 0 } = profile?.constraints ?? {};
  return {
    minimums: { min_font_pt: min_font_pt / scale, min_stroke_pt: min_stroke_pt / scale },
    canvas: plannerCanvas(source),
    sections,
    section: sections.find((section) => section.kind === kind),
    firstDay: metadata.start_date ?? dayIn(metadata.created) ?? "2026-01-01",
    isPlanned: metadata.start_date !== undefined,
    isRightToLeft: isRightToLeft(metadata.locale),
    text: textIn(words, metadata.locale),
    clock: scheduleClock([...masters.flatMap((master) => master.widgets), ...widgets]) ?? clock,
    weekdays: weekdaysIn(names(metadata.locale), metadata.week_start),
  };
}

function weekdaysIn(names: ReturnType<World["names"]>, first: Template["metadata"]["week_start"]): readonly string[] {
  const sorted = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => names.weekdayHead(day, "short"));
  const start = weekdays.indexOf(first);
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}

/** Clock of the first schedule. */
export function scheduleClock(widgets: readonly Widget[]): Clock | undefined {
  const schedule = widgets.find(({ properties }) => properties?.["times_as"] !== undefined);
  return schedule && (schedule.properties?.["times_as"] === "am and pm" ? "12" : "24");
}

function contextOf({ page_assignments }: Template, page: number) {
  return page_assignments.find((assignment) => assignment.page === page)?.context;
}

function itemsOf({ page_assignments }: Template, { kind }: TemplateSection): number {
  return page_assignments.filter(({ context }) => context?.section === kind && (context.subpage ?? 1) === 1).length;
}

function dayIn(written: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0];
}
