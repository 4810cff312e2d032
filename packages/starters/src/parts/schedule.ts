import { type Widget as StoredWidget, styleName, widgetDefinition } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { schedule as hours, whole } from "../kit/frame.ts";
import { asWidget } from "../kit/stored-widget.ts";
import { label, rowTop, ruled } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part, type PartValues } from "./part.ts";
import { rowsSize } from "./sizes.ts";

const hourNumber = { min: 0, max: 23, kind: "number" } as const;

export const schedule: Part = {
  id: "schedule",
  label: "Schedule",
  replaces: /^(hours|half_hours|hour_events)(_|-|$)/,
  options: [
    { name: "from", label: "From hour", ...hourNumber },
    { name: "to", label: "To hour", ...hourNumber },
    { name: "halves", label: "Half hours", kind: "flag" },
    {
      name: "clock",
      label: "Clock",
      kind: "choice",
      choices: [
        { value: "24", label: "24 hours" },
        { value: "12", label: "12 hours" },
      ],
    },
  ],
  read: readSchedule,
  change: changeSchedule,
  defaults: ({ clock }) => ({ from: 7, to: 21, halves: false, clock }),
  size: (page, values) => {
    const rows = hourCount(values);
    const size = rowsSize(page, rows);
    return { ...size, least: { ...size.least, height: page.canvas.pitch + rows * textRow(page.canvas) } };
  },
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const span = whole(canvas);
    const body = { ...span, y: rowTop(canvas, 1), height: rect.height - canvas.pitch };
    const rows = hours("hours", canvas, body, {
      first: numberOf(values, "from"),
      rows: hourCount(values),
      step: 1,
      format: formats[values["clock"] === "12" ? "12" : "24"],
      hasHalves: values.halves === true,
    });
    const event_size = Math.max(canvas.constraints.min_font_pt, Number(rows.properties?.["event_size"]));
    return [
      label(canvas, "hours", span, 0, page.text("Schedule")),
      { ...rows, properties: { ...rows.properties, event_size } },
      ruled("hours_frame", body, { rows: 1, border_color: "#000000", border_width: canvas.black }),
    ];
  },
};

const formats = { "12": "am and pm", "24": "hours" } as const;

function readSchedule(widgets: readonly StoredWidget[]): PartValues | undefined {
  const { time_start_hour = 8, time_end_hour = 20, half_hours, times_as } = hoursIn(widgets)?.properties ?? {};
  if (!hoursIn(widgets)) return undefined;
  return {
    from: Number(time_start_hour),
    to: Number(time_end_hour) - 1,
    halves: half_hours === true,
    clock: times_as === formats["12"] ? "12" : "24",
  };
}

function changeSchedule(widgets: readonly StoredWidget[], values: PartValues): readonly StoredWidget[] {
  const before = readSchedule(widgets);
  const from = numberOf(values, "from");
  const lines = linesIn(widgets);
  const changed = widgets.flatMap((widget) => {
    if (widget === lines) return [];
    if (widget !== hoursIn(widgets)) return [widget];
    const { times_width, ...properties } = widget.properties ?? {};
    const rows = {
      ...widget,
      properties: {
        ...properties,
        time_start_hour: from,
        time_end_hour: from + hourCount(values),
        half_hours: values["halves"] === true,
        ...(values["clock"] === before?.["clock"]
          ? { ...(times_width !== undefined && { times_width }) }
          : { times_as: formats[values["clock"] === "12" ? "12" : "24"] }),
      },
    };
    return inRhythm(rows, widget, lines);
  });
  return changed;
}

/** Rows stay as high as those beside the schedule. Lines to write on take the room of hours that are left out. */
function inRhythm(hours: StoredWidget, before: StoredWidget, lines: StoredWidget | undefined): readonly StoredWidget[] {
  const room = before.position.height + (lines?.position.height ?? 0);
  const row = before.position.height / rowsOf(before);
  const spare = Math.floor(room / row + 0.01) - rowsOf(hours);
  const height = spare > 0 ? rowsOf(hours) * row : room;
  const shown = { ...hours, position: { ...hours.position, height } };
  if (spare <= 0) return [shown];
  const position = { ...hours.position, y: hours.position.y + height, height: room - height };
  const more = asWidget(ruled(`${linesId}${suffixOf(hours.id)}`, position, { rows: spare, ...rulesOf(hours) }));
  return [shown, { ...more, ...(hours.group !== undefined && { group: hours.group }) }];
}

/** The lines of a schedule as rules of a table, with the same style. */
function rulesOf(hours: StoredWidget) {
  const { type, properties = {} } = hours;
  const style = styleName(hours);
  const own = (name: string) => {
    const { default: usual } = widgetDefinition(type)?.properties[name] ?? {};
    return (properties[name] ?? (style === undefined ? usual : undefined)) as string | number | undefined;
  };
  return {
    ...(style !== undefined && { styling: { style } }),
    border_color: own("line_color"),
    border_width: own("stroke_width"),
  };
}

/** Hours can have a row for each, or for every second one. */
function rowsOf({ properties = {} }: StoredWidget): number {
  const { time_start_hour = 8, time_end_hour = 20, row_minutes = 60 } = properties;
  return Math.max(1, Math.ceil(((Number(time_end_hour) - Number(time_start_hour)) * 60) / Number(row_minutes)));
}

const linesId = "hours_lines";

const linesIn = (widgets: readonly StoredWidget[]) => widgets.find(({ id }) => id.replace(/-\d+$/, "") === linesId);

/** Number that makes an id unique. */
const suffixOf = (id: string) => /-\d+$/.exec(id)?.[0] ?? "";

function hoursIn(widgets: readonly StoredWidget[]): StoredWidget | undefined {
  return widgets.find(({ properties }) => properties?.["time_start_hour"] !== undefined);
}

/** Height of a row with text, at least. */
const textRow = ({ type }: Canvas) => type.text * 1.5;

/** From the first to the last hour, both with a row. */
function hourCount(values: PartValues): number {
  return Math.max(1, numberOf(values, "to") - numberOf(values, "from") + 1);
}
