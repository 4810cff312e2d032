import { mustBe, range, unusableProperty } from "../../model/messages.ts";
import type { Reconcilable, WidgetContext } from "../../model/widget-definition.ts";
import { clamp } from "../../primitives/geometry.ts";
import { type Options, properties } from "./options.ts";

/** In minutes since midnight. */
export interface TimeScale {
  readonly start: number;
  readonly end: number;
  readonly slot: number;
  readonly interval: number;
}

type TimeOptions = Pick<Options, "time_start_hour" | "time_end_hour" | "time_slot_minutes" | "time_label_interval">;

/** Limits the end to after the start, and the label interval to at least one slot. */
export function timeScale(options: TimeOptions, context: Pick<WidgetContext, "warn">): TimeScale {
  const { time_start_hour, time_end_hour } = options;
  if (time_end_hour <= time_start_hour)
    context.warn(
      "unusable_property",
      unusableProperty(properties.time_end_hour.label, mustBe(range(time_start_hour + 1, 24))),
    );
  return {
    start: time_start_hour * 60,
    end: clamp(time_end_hour, time_start_hour + 1, 24) * 60,
    slot: options.time_slot_minutes,
    interval: Math.max(options.time_slot_minutes, options.time_label_interval),
  };
}

/** Position of a time along an axis of `length` points. */
export function position(time: number, { start, end }: TimeScale, length: number): number {
  return ((time - start) / (end - start)) * length;
}

/** In points, about 1 mm. Closer lines merge. */
export const minLineSpacing = 3;

export interface TimeLines {
  readonly strong: readonly number[];
  readonly faint: readonly number[];
}

/** Omits lines that are too close. */
export function timeLines(scale: TimeScale, length: number): TimeLines {
  const shown = (every: number) => (length * every) / (scale.end - scale.start) >= minLineSpacing;
  const strong = shown(scale.interval) ? steps(scale, scale.interval) : [];
  const faint = shown(scale.slot) ? steps(scale, scale.slot).filter((time) => !strong.includes(time)) : [];
  return { strong, faint };
}

/** Times of labels with at least `room` points each. */
export function timeLabels(scale: TimeScale, length: number, room: number): { times: readonly number[]; step: number } {
  const each = position(scale.start + scale.interval, scale, length);
  const step = scale.interval * Math.max(1, Math.ceil(room / each - 1e-6));
  return { times: steps(scale, step), step };
}

/** Excludes the end. */
function steps({ start, end }: TimeScale, every: number): readonly number[] {
  return Array.from({ length: Math.ceil((end - start) / every) }, (_, i) => start + i * every);
}

export function clockTime(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Keeps start before end, and the label interval at or above the slot. */
export function reconcileTimes(widget: Reconcilable, changed: string): Reconcilable {
  const value = (name: keyof TimeOptions) => properties[name].read(widget.properties[name]).value;
  const least = (name: keyof TimeOptions, least: number): Reconcilable =>
    value(name) >= least ? widget : { ...widget, properties: { ...widget.properties, [name]: least } };
  switch (changed) {
    case "time_start_hour":
    case "time_end_hour":
      return least("time_end_hour", value("time_start_hour") + 1);
    case "time_slot_minutes":
    case "time_label_interval":
      return least("time_label_interval", value("time_slot_minutes"));
    default:
      return widget;
  }
}
