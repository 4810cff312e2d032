import { type CalendarNames, calendarNames } from "../foundation/calendar-names.ts";
import type { Weekday } from "../foundation/civil-date.ts";
import { type Color, rgb } from "../foundation/color.ts";
import type { DocumentName } from "../foundation/diagnostic.ts";
import { nearest } from "../foundation/nearest.ts";
import { automaticVariables } from "../language/page-variables.ts";
import { type DeviceProfile, findProfile, profilePage } from "../model/device-profile.ts";
import { type SectionUnit, type Template, type TemplateMaster, weekdayNumber } from "../model/template.ts";
import type { World } from "../world.ts";
import { DestinationTable } from "./destination-table.ts";
import { type PageRecord, pageRecords } from "./page-facts.ts";

/** What all pages of a document have in common while it is laid out. */
export interface DocumentScope {
  readonly template: Template;
  readonly world: World;
  /** Which of the author's texts the widgets stand in. */
  readonly origin: DocumentName;
  readonly names: CalendarNames;
  readonly weekStart: Weekday;
  readonly masters: ReadonlyMap<string, TemplateMaster>;
  readonly unitOf: (kind: string) => SectionUnit | undefined;
  /** By page number; index 0 is unused. */
  readonly pages: readonly PageRecord[];
  readonly destinations: DestinationTable;
  readonly deviceColor: (color: Color) => Color;
  /** Points per device pixel where the page fills the screen exactly. */
  readonly pixel: number | undefined;
  readonly nearestVariable: (name: string) => string | undefined;
}

export function documentScope(template: Template, world: World, origin: DocumentName): DocumentScope {
  const names = calendarNames(template.metadata.locale);
  const profile = findProfile(world.profiles, template.metadata.profile);
  const units = new Map(template.sections.map(({ kind, unit }) => [kind.toLowerCase(), unit]));
  return {
    template,
    world,
    origin,
    names,
    weekStart: weekdayNumber(template.metadata.week_start),
    masters: new Map(template.masters.map((master) => [master.id, master])),
    unitOf: (kind) => units.get(kind.toLowerCase()),
    pages: pageRecords(template, names),
    destinations: new DestinationTable(),
    deviceColor: profile && !profile.display.color ? gray : (color) => color,
    pixel: profile && fillsScreen(template, profile) ? 72 / profile.display.ppi : undefined,
    nearestVariable: (name) => nearest(name, knownVariables(template)),
  };
}

function knownVariables(template: Template): readonly string[] {
  return [...automaticVariables, ...template.sections.flatMap(({ context }) => Object.keys(context))];
}

/** Luminance weights of ITU-R BT.601, as the specification has them. */
function gray(color: Color): Color {
  const [red, green, blue] = rgb(color);
  const level = Math.round((red * 0.299 + green * 0.587 + blue * 0.114) * 255);
  const hex = level.toString(16).padStart(2, "0");
  return `#${hex}${hex}${hex}`;
}

function fillsScreen(template: Template, profile: DeviceProfile): boolean {
  const { width, height } = template.canvas.dimensions;
  const page = profilePage(profile);
  return Math.abs(page.width - width) < 0.5 && Math.abs(page.height - height) < 0.5;
}
