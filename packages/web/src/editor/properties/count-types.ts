/** Counts the selected widgets of each type. */
import { type Widget, widgetLabel } from "@octavo/engine";
import { listed, tn, translate } from "../../language/t.ts";

const counts: Readonly<Record<string, (count: number) => string>> = {
  anchor: (count) => tn(count, "{count} anchor", "{count} anchors"),
  box: (count) => tn(count, "{count} box", "{count} boxes"),
  calendar: (count) => tn(count, "{count} calendar", "{count} calendars"),
  calendar_month: (count) => tn(count, "{count} month grid", "{count} month grids"),
  calendar_year: (count) => tn(count, "{count} year calendar", "{count} year calendars"),
  checkbox: (count) => tn(count, "{count} checkbox", "{count} checkboxes"),
  day_list: (count) => tn(count, "{count} day list", "{count} day lists"),
  day_schedule: (count) => tn(count, "{count} day schedule", "{count} day schedules"),
  event_list: (count) => tn(count, "{count} event list", "{count} event lists"),
  divider: (count) => tn(count, "{count} divider", "{count} dividers"),
  dot_grid: (count) => tn(count, "{count} dot grid", "{count} dot grids"),
  grid: (count) => tn(count, "{count} grid", "{count} grids"),
  image: (count) => tn(count, "{count} image", "{count} images"),
  internal_link: (count) => tn(count, "{count} link", "{count} links"),
  lines: (count) => tn(count, "{count} ruled area", "{count} ruled areas"),
  link_list: (count) => tn(count, "{count} link list", "{count} link lists"),
  row_list: (count) => tn(count, "{count} row list", "{count} row lists"),
  table: (count) => tn(count, "{count} table", "{count} tables"),
  tap_zone: (count) => tn(count, "{count} tap zone", "{count} tap zones"),
  text_block: (count) => tn(count, "{count} text block", "{count} text blocks"),
  vertical_line: (count) => tn(count, "{count} vertical line", "{count} vertical lines"),
};

/** For example "5 links, 1 link list". */
export function countTypes(widgets: readonly Widget[]): string {
  const groups = Map.groupBy(widgets, ({ type }) => type);
  return listed([...groups].map(([type, { length }]) => counts[type]?.(length) ?? `${length} ${nameOf(type)}`));
}

function nameOf(type: string): string {
  return translate(widgetLabel(type));
}
