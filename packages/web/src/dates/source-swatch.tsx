import type { CSSProperties } from "react";

/** Hues that differ in light and dark themes. Patterns tell calendars apart on gray screens. */
const hues = [25, 245, 150, 310, 75, 195];

export function colorOfSource(index: number): string {
  return `oklch(0.6 0.14 ${hues[index % hues.length]})`;
}

const patterns: Readonly<Record<string, CSSProperties>> = {
  bar: { borderInlineStart: "4px solid" },
  outlined: { border: "1.5px solid" },
  hatched: { backgroundImage: "repeating-linear-gradient(135deg, currentColor 0 1.5px, transparent 1.5px 4px)" },
  dotted: { border: "2px dotted" },
  filled: { backgroundColor: "currentColor" },
  plain: { backgroundColor: "currentColor", borderRadius: "50%", scale: "0.5" },
};

interface SourceSwatchProps {
  readonly index: number;
  readonly pattern: string;
  readonly className?: string;
}

export function SourceSwatch({ index, pattern, className = "size-5" }: SourceSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-xs eink:text-ink! ${className}`}
      style={{ color: colorOfSource(index), ...patterns[pattern] }}
    />
  );
}
