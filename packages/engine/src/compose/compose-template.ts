/**
 * Replaces blocks, frames and styles by the widgets and values for which they stand, so that later stages know none of
 * them. Equal instances in several masters become the same widget objects, which layout and PDF share.
 */
import { type DocumentName, limits, nearest, type Place, type Report, suggestion } from "@octavo/foundation";
import { sharedParts } from "../model/shared-parts.ts";
import type { PageWidget, Template, TemplateMaster, Widget } from "../model/template.ts";
import { usesStyle } from "../styles/apply-style.ts";
import { isBlockInstance } from "./block-instance.ts";
import { WidgetComposer } from "./compose-widget.ts";
import { frameInstance, frameName } from "./frame.ts";
import { listCalendars } from "./list-calendars.ts";
import * as messages from "./messages.ts";
import type { OriginsOfMaster, WidgetOrigin, WidgetOrigins } from "./origins.ts";

export interface Composition {
  /** Without shared parts. */
  readonly template: Template;
  readonly origins: WidgetOrigins;
}

/** `origin` is the document that contains the widgets, for the places of diagnostics. */
export function composeTemplate(template: Template, report: Report, origin: DocumentName): Composition {
  if (isPlain(template)) return { template: listCalendars(template), origins: new Map() };
  const { blocks: _b, styles: _s, themes: _t, theme, frame: _f, ...plain } = template;
  if (theme !== undefined) checkTheme(template, theme, report, origin);
  const composer = new WidgetComposer(template, report, origin);
  const origins = new Map<string | undefined, OriginsOfMaster>();
  const frame = frameName({}, template);
  if (frame !== undefined) composer.checkBlock(frame, { document: origin, path: ["frame"] });
  const masters = template.masters.map((master): TemplateMaster => {
    const own = frameName(master, {});
    if (own !== undefined) composer.checkBlock(own, { document: origin, master: master.name });
    const placed = placedWidgets(master, template, composer);
    const ids = idsOf(placed);
    origins.set(master.name, ids.origins);
    const { id, name } = master;
    return { id, name, widgets: composeDesign(placed, { document: origin, master: name }, ids, composer) };
  });
  const pageIds = idsOf(template.widgets);
  origins.set(undefined, pageIds.origins);
  const widgets = composePages(template.widgets, pageIds, composer);
  return { template: listCalendars({ ...plain, masters, widgets }), origins };
}

function isPlain(template: Template): boolean {
  if (Object.keys(sharedParts(template)).length > 0) return false;
  const isOrdinary = (widget: Widget) => !isBlockInstance(widget) && !usesStyle(widget);
  const isOrdinaryMaster = ({ frame, widgets }: TemplateMaster) => frame === undefined && widgets.every(isOrdinary);
  return template.masters.every(isOrdinaryMaster) && template.widgets.every(isOrdinary);
}

function checkTheme({ themes = [] }: Template, theme: string, report: Report, document: DocumentName): void {
  const names = themes.map(({ name }) => name);
  if (names.includes(theme)) return;
  const hint = suggestion(nearest(theme, names));
  const at = { document, path: ["theme"] };
  report.add({
    severity: "warning",
    code: "unknown_theme",
    message: messages.unknownTheme(theme),
    at,
    ...(hint && { hint }),
  });
}

/** The frame is below the widgets of the master. */
function placedWidgets(master: TemplateMaster, template: Template, composer: WidgetComposer): readonly Widget[] {
  const block = frameName(master, template);
  if (block === undefined || !composer.hasBlock(block)) return master.widgets;
  return [frameInstance(block, template.canvas.dimensions), ...master.widgets];
}

/** Ids of one list of widgets, and the origins of those from blocks. */
interface DesignIds {
  readonly taken: Set<string>;
  readonly origins: Map<string, WidgetOrigin>;
}

function idsOf(widgets: readonly Widget[]): DesignIds {
  return { taken: new Set(widgets.map(({ id }) => id)), origins: new Map() };
}

function composeDesign(
  widgets: readonly Widget[],
  at: Place,
  { taken, origins }: DesignIds,
  composer: WidgetComposer,
): readonly Widget[] {
  const made: Widget[] = [];
  for (const widget of widgets) {
    if (made.length + composer.size(widget) > limits.composedWidgets) {
      composer.reportTooMany(at);
      break;
    }
    for (const { widget: placed, origin } of composer.compose(widget, at)) {
      const id = origin ? freeId(placed.id, taken) : placed.id;
      if (origin) origins.set(id, origin);
      made.push(id === placed.id ? placed : { ...placed, id });
    }
  }
  return made;
}

/** Adds a number to an id that exists. */
function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  taken.add(free);
  return free;
}

/** Ids are unique on all pages together. */
function composePages(widgets: readonly PageWidget[], ids: DesignIds, composer: WidgetComposer): readonly PageWidget[] {
  return [...Map.groupBy(widgets, ({ page }) => page)].flatMap(([page, own]) =>
    composeDesign(own, {}, ids, composer).map((widget) => ({ ...widget, page })),
  );
}
