/** Shares the length of a page among its parts. */

/** A part of a page along one axis: its length in points, and what of it can become longer or shorter. */
export interface Part {
  readonly size: number;
  /** Rows that repeat, such as writing lines. They alone become longer. */
  readonly rows: number;
  /** Calendars, for example, and wide gaps. They become longer if there are no rows. */
  readonly elastic: number;
  /** Length by which rows and elastic parts can become shorter. */
  readonly spare: number;
}

/** Rows and elastic parts keep these shares of their length before anything else becomes smaller. */
const kept = { rows: 0.25, elastic: 0.5 };

export const fixedPart = (size: number): Part => ({ size, rows: 0, elastic: 0, spare: 0 });
/** At least one row of the height `pitch` stays. */
export const rowsPart = (size: number, pitch = 0): Part => ({
  ...fixedPart(size),
  rows: size,
  spare: Math.max(0, Math.min(size * (1 - kept.rows), size - pitch)),
});
export const elasticPart = (size: number): Part => ({
  ...fixedPart(size),
  elastic: size,
  spare: size * (1 - kept.elastic),
});

/** Widest gap that keeps its size, in points. The rest of a wider one is elastic. */
const widestGap = 36;

export function gapPart(size: number): Part {
  return size > widestGap ? { ...elasticPart(size - widestGap), size } : fixedPart(Math.max(0, size));
}

/** Parts behind one another. */
export function inLine(parts: readonly Part[]): Part {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    size: sum(({ size }) => size),
    rows: sum(({ rows }) => rows),
    elastic: sum(({ elastic }) => elastic),
    spare: sum(({ spare }) => spare),
  };
}

/** Parts beside one another: together as long as the longest, and shorter only as far as all of them. */
export function sideBySide(parts: readonly Part[]): Part {
  const most = (of: (part: Part) => number) => Math.max(0, ...parts.map(of));
  const size = most((part) => part.size);
  return {
    size,
    rows: most((part) => part.rows),
    elastic: most((part) => part.elastic),
    spare: Math.max(0, size - most((part) => part.size - part.spare)),
  };
}

/**
 * Lengths of parts that fill `room` together. Without rows and elastic parts they become longer only if `scales`, and all
 * become shorter if what can change is not enough.
 */
export function shareRoom(parts: readonly Part[], room: number, scales: boolean): readonly number[] {
  const whole = inLine(parts);
  const more = room - whole.size;
  if (more >= 0) return longer(parts, whole, more, scales);
  const less = Math.min(-more, whole.spare);
  const sizes = parts.map(({ size, spare }) => size - share(less, spare, whole.spare));
  const rest = whole.size - less;
  return rest > room && rest > 0 ? sizes.map((size) => (size * room) / rest) : sizes;
}

function longer(parts: readonly Part[], whole: Part, more: number, scales: boolean): readonly number[] {
  if (whole.rows > 0) return parts.map(({ size, rows }) => size + share(more, rows, whole.rows));
  if (whole.elastic > 0) return parts.map(({ size, elastic }) => size + share(more, elastic, whole.elastic));
  return scales && whole.size > 0
    ? parts.map(({ size }) => size + share(more, size, whole.size))
    : parts.map(({ size }) => size);
}

const share = (of: number, part: number, whole: number) => (whole > 0 ? (of * part) / whole : 0);
