import type { CSSProperties } from "react";

/** Style of a scrolling box: a shadow at each edge that has more behind it. Covers that scroll along hide it at the ends. */
export function scrollShadow(axis: "x" | "y", paper = "--paper"): CSSProperties {
  const edges = axis === "x" ? ["left", "right"] : ["top", "bottom"];
  const sizeOf = (length: string) => (axis === "x" ? `${length} 100%` : `100% ${length}`);
  const layer = (color: string, length: string, attachment: string) =>
    edges.map((edge, i) => {
      const towards = edges[1 - i] ?? "";
      return `linear-gradient(to ${towards}, ${color}, transparent) ${edge}/${sizeOf(length)} no-repeat ${attachment}`;
    });
  return {
    background: [...layer(`var(${paper}) 1rem`, "2.5rem", "local"), ...layer("var(--rule)", "1rem", "scroll")].join(
      ", ",
    ),
  };
}
