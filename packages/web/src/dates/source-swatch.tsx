import { patternOfSource } from "@octavo/engine";
import type { CSSProperties } from "react";
import type { WrittenSource } from "./date-sources.ts";

/** Hues of patterns, which differ in light and dark themes. A source keeps both when others are removed. */
const hues: Readonly<Record<string, number>> = {
  bar: 25,
  outlined: 245,
  hatched: 150,
  dotted: 310,
  filled: 75,
  plain: 195,
};

export function colorOfSource(source: WrittenSource): string {
  return `oklch(0.6 0.14 ${hues[patternOfSource(source)]})`;
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
  readonly source: WrittenSource;
  readonly className?: string;
}

export function SourceSwatch({ source, className = "size-5" }: SourceSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-xs eink:text-ink! ${className}`}
      style={{ color: colorOfSource(source), ...patterns[patternOfSource(source)] }}
    />
  );
}
