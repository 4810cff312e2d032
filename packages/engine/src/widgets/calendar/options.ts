import { cellEventProperties, dayMarkProperties } from "../../events/entries.ts";
import { dayLinkProperties } from "../../language/day-links.ts";
import { gregorianDays, ruleWidth, weekendProperties, weekStartChoice } from "../../model/calendar-properties.ts";
import { edgeProperties } from "../../model/edge-properties.ts";
import { choice, color, date, flag, number, type PropertiesOf } from "../../model/property.ts";

const weekly = { calendar_type: ["weekly"] };
const inWeekRows = { calendar_type: ["monthly", "custom_range"] };
const titled = { show_month_year: [true] };

export const properties = {
  calendar_type: choice(["monthly", "weekly", "custom_range"], {
    label: "Type",
    default: "monthly",
    synonyms: { other: "custom_range" },
  }),
  start_date: date({ label: "Start date" }),
  end_date: date({ label: "End date", shownWhen: { calendar_type: ["custom_range"] } }),
  ...dayLinkProperties,
  link_area: choice(["cell", "label"], { label: "Links of a day", default: "cell" }),
  show_weekdays: flag({ label: "Weekday names", default: true }),
  weekday_label_style: choice(["short", "narrow", "full"], {
    label: "Weekday names as",
    default: "short",
    shownWhen: { show_weekdays: [true] },
  }),
  show_month_year: flag({ label: "Month and year", default: true }),
  show_month_name: flag({ label: "Month", default: true, shownWhen: titled }),
  show_year: flag({ label: "Year", default: true, shownWhen: titled }),
  month_name_format: choice(["long", "short"], { label: "Month as", default: "long", shownWhen: titled }),
  show_grid_lines: flag({ label: "Grid lines", default: true }),
  stroke_width: ruleWidth,
  ...edgeProperties({ shownWhen: { show_grid_lines: [true] } }),
  show_trailing_days: flag({ label: "Days of other months", default: false, shownWhen: inWeekRows }),
  highlight_today: flag({ label: "Mark the page's day", default: false }),
  highlight_date: date({ label: "Mark a day" }),
  ...weekendProperties(false),
  gregorian_days: { ...gregorianDays, shownWhen: inWeekRows },
  ...dayMarkProperties,
  show_events: flag({ label: "Events", default: false, role: "showsEvents" }),
  ...cellEventProperties,
  all_day_lines: number({
    label: "Lines for all-day events",
    min: 0,
    max: 10,
    whole: true,
    default: 1,
    shownWhen: { show_events: [true], calendar_type: ["weekly"] },
  }),
  first_day_of_week: weekStartChoice,
  week_numbers: flag({ label: "Week numbers", default: false, shownWhen: inWeekRows }),
  cell_min_size: number({ label: "Minimum Cell Size", min: 20, max: 100, default: 44, unit: "pt" }),
  cell_padding: number({ label: "Cell padding", min: 0, max: 20, default: 4, unit: "pt" }),
  layout_orientation: choice(["horizontal", "vertical", "boxes"], {
    label: "Days run",
    default: "horizontal",
    shownWhen: weekly,
  }),
  outside_color: color({ label: "Color of days outside of the plan", default: "#888888", shownWhen: weekly }),
  show_time_grid: flag({ label: "Time grid", default: true, shownWhen: weekly }),
  show_time_gutter: flag({ label: "Times", default: true, shownWhen: weekly }),
  time_start_hour: number({ label: "First hour", min: 0, max: 23, whole: true, default: 8, shownWhen: weekly }),
  time_end_hour: number({ label: "End hour", min: 1, max: 24, whole: true, default: 20, shownWhen: weekly }),
  time_slot_minutes: number({
    label: "Minutes per slot",
    min: 5,
    max: 120,
    whole: true,
    default: 60,
    shownWhen: weekly,
  }),
  time_label_interval: number({
    label: "Minutes per time shown",
    min: 5,
    max: 240,
    whole: true,
    default: 60,
    shownWhen: weekly,
  }),
};

export type Options = PropertiesOf<typeof properties>;
