/** Converts offsets to lines and columns. */
import { EVENT_ID, type Event, SCALAR_STYLE, type ScalarEvent } from "js-yaml";

export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units, as in editors. */
  readonly column: number;
}

export function lineAndColumn(text: string, position: number): TextPosition {
  return positionIn(lineStarts(text, position), position);
}

/** Offsets of lines up to `end`. A line ends with LF, CR or CRLF. */
export function lineStarts(text: string, end = text.length): readonly number[] {
  const starts = [0];
  const breaks = /\r\n?|\n/g;
  for (let found = breaks.exec(text); found && breaks.lastIndex <= end; found = breaks.exec(text))
    starts.push(breaks.lastIndex);
  return starts;
}

export function positionIn(starts: readonly number[], position: number): TextPosition {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: position - (starts[low] ?? 0) + 1 };
}

/** Offset of an event's text, including its quote. -1 if it has none. */
export function eventPosition(event: Event): number {
  switch (event.type) {
    case EVENT_ID.SCALAR:
      return scalarPosition(event);
    case EVENT_ID.MAPPING:
    case EVENT_ID.SEQUENCE:
      return event.start;
    case EVENT_ID.ALIAS:
      return event.anchorStart;
    default:
      return -1;
  }
}

function scalarPosition({ valueStart, style, indent }: ScalarEvent): number {
  if (valueStart < 0) return -1;
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
    ? valueStart - 1
    : valueStart + Math.max(0, indent);
}
