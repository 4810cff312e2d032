import { type DocumentName, isEqual, nearest, type SectionUnit, type Weekday } from "@octavo/foundation";
import type { CalendarNames } from "../calendar/calendar-names.ts";
import { calendarOf, type DocumentCalendar } from "../calendar/document-calendar.ts";
import type { DisplayImage } from "../display/display-list.ts";
import { grayImage } from "../display/gray-image.ts";
import { type DateIndex, dateIndexOf } from "../language/date-index.ts";
import { sectionKey } from "../language/destination-names.ts";
import { automaticVariables } from "../language/page-variables.ts";
import { type DeviceProfile, profilePage } from "../model/device-profile.ts";
import { findProfile } from "../model/find-profile.ts";
import { readingOrder, type Template, type TemplateMaster, weekdayNumber } from "../model/template.ts";
import { type Color, grayOf } from "../primitives/color.ts";
import { fontsForLanguage } from "../typography/bundled-fonts.ts";
import { documentFaces, withDocumentFonts } from "../typography/document-fonts.ts";
import type { DocumentFont } from "../typography/font.ts";
import { isRightToLeft } from "../typography/scripts.ts";
import type { World } from "../world.ts";
import { type Destinations, DestinationTable } from "./destination-table.ts";
import { type PageRecord, pageRecords } from "./page-records.ts";

/** Conversions for a gray screen. */
export interface DeviceColors {
  readonly color: (color: Color) => Color;
  readonly image: (image: DisplayImage) => DisplayImage;
}

/** Everything outside of a widget that its layout depends on, besides the variables of the page. */
export interface LayoutScope {
  readonly template: Template;
  readonly world: World;
  readonly origin: DocumentName;
  readonly names: CalendarNames;
  readonly weekStart: Weekday;
  /** True if the language is read from right to left. What a widget draws is mirrored. */
  readonly isRightToLeft: boolean;
  readonly calendar: DocumentCalendar;
  readonly masters: ReadonlyMap<string, TemplateMaster>;
  /** Unit of the first section with that name in links. */
  readonly unitOf: (section: string) => SectionUnit | undefined;
  /** By page number; index 0 is unused. */
  readonly pages: readonly PageRecord[];
  /** The same records in reading order, which can differ from the order in the file. */
  readonly reading: readonly PageRecord[];
  readonly dates: DateIndex;
  /**
   * First date of a day or of a page that exists once, which is the first day of the plan. Weeks and months can start
   * earlier.
   */
  readonly firstDate: string | undefined;
  readonly destinations: Destinations;
  /** Undefined keeps the colors of the document. */
  readonly deviceColors: DeviceColors | undefined;
  /** Side of a device pixel in points. Undefined unless the page fills the screen exactly. */
  readonly pixel: number | undefined;
  readonly nearestVariable: (name: string) => string | undefined;
}

export interface DocumentScope extends LayoutScope {
  readonly destinations: DestinationTable;
}

export function documentScope(template: Template, world: World, origin: DocumentName): DocumentScope {
  const { locale, calendar: choice } = template.metadata;
  const calendar = calendarOf(world.almanac, choice, locale);
  const names = world.names(locale, calendar);
  const profile = findProfile(world.profiles, template.metadata.profile);
  const isGray = profile && !profile.display.color;
  const dates = dateIndexOf(template.dates, locale);
  const pages = pageRecords(template, { names, calendar, almanac: world.almanac }, dates);
  const units = new Map(template.sections.toReversed().map(({ kind, unit }) => [sectionKey(kind), unit]));
  return {
    template,
    world: documentWorld(world, template),
    origin,
    names,
    weekStart: weekdayNumber(template.metadata.week_start),
    isRightToLeft: isRightToLeft(template.metadata.locale),
    calendar,
    masters: new Map(template.masters.map((master) => [master.id, master])),
    unitOf: (section) => units.get(sectionKey(section)),
    pages,
    reading: readingOrder(template).map((page) => pages[page] as PageRecord),
    dates,
    firstDate: firstDate(template),
    destinations: new DestinationTable(pages.length - 1),
    deviceColors: isGray ? { color: grays(), image: grayImage } : undefined,
    pixel: profile && fillsScreen(template, profile) ? 72 / profile.display.ppi : undefined,
    nearestVariable: (name) => nearest(name, knownVariables(template)),
  };
}

/** Converts colors to grays, and remembers them: a document has tens of thousands of items in a few colors. */
function grays(): DeviceColors["color"] {
  const known = new Map<Color, Color>();
  return (color) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    const gray = grayOf(color);
    known.set(color, gray);
    return gray;
  };
}

interface KnownWorld {
  readonly fonts: readonly DocumentFont[] | undefined;
  readonly locale: string;
  readonly world: World;
}

/** Worlds with the fonts of a document, for its language. Caches compare worlds by identity. */
const worlds = new WeakMap<World, KnownWorld>();

function documentWorld(world: World, { fonts, metadata: { locale } }: Template): World {
  const ofLanguage = fontsForLanguage(world.fonts, locale);
  if (!fonts && ofLanguage === world.fonts) return world;
  const known = worlds.get(world);
  if (known?.locale === locale && isEqual(known.fonts, fonts)) return known.world;
  const made = { ...world, fonts: withDocumentFonts(ofLanguage, documentFaces(fonts ?? [], world.font)) };
  worlds.set(world, { fonts, locale, world: made });
  return made;
}

function firstDate({ page_assignments, sections }: Template): string | undefined {
  const kinds = new Set(sections.filter(({ unit }) => unit === "day" || unit === "once").map(({ kind }) => kind));
  let first: string | undefined;
  for (const { context } of page_assignments)
    if (context?.date !== undefined && kinds.has(context.section ?? "") && (first ?? context.date) >= context.date)
      first = context.date;
  return first;
}

function knownVariables(template: Template): readonly string[] {
  const own = template.sections.flatMap(({ context, counters = {} }) => [
    ...Object.keys(context),
    ...Object.keys(counters),
  ]);
  const names = [...automaticVariables, ...own];
  const isNested = template.sections.some(({ parent }) => parent !== undefined);
  return isNested ? [...names, ...names.map((name) => `parent_${name}`)] : names;
}

function fillsScreen(template: Template, profile: DeviceProfile): boolean {
  const { width, height } = template.canvas.dimensions;
  const page = profilePage(profile);
  return Math.abs(page.width - width) < 0.5 && Math.abs(page.height - height) < 0.5;
}
