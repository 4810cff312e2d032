import type { Camera, Guide, Segment } from "@octavo/editor";

interface GuideLinesProps {
  readonly guides: readonly Guide[];
  readonly camera: Camera;
}

/** Alignment guides of a moving rectangle. */
export function GuideLines({ guides, camera }: GuideLinesProps) {
  return (
    <g data-guides className="text-mark-guide" stroke="currentColor">
      {guides.flatMap((guide, i) =>
        linesOf(guide).map((line, j) => <Line key={`${i} ${j}`} {...line} camera={camera} />),
      )}
    </g>
  );
}

interface LineOnPage extends Segment {
  /** Direction of the line. */
  readonly along: "x" | "y";
  readonly at: number;
  /** True for a length with end marks. */
  readonly isMeasure: boolean;
}

function linesOf(guide: Guide): readonly LineOnPage[] {
  const across = guide.axis === "x" ? "y" : "x";
  switch (guide.kind) {
    case "line":
      return [{ along: across, at: guide.at, from: guide.from, to: guide.to, isMeasure: false }];
    case "gap":
      return guide.spans.map((span) => ({ along: guide.axis, at: guide.at, ...span, isMeasure: true }));
    case "size":
      return guide.spans.map((span) => ({ along: guide.axis, ...span, isMeasure: true }));
  }
}

function Line({ along, at, from, to, isMeasure, camera }: LineOnPage & { readonly camera: Camera }) {
  const across = along === "x" ? "y" : "x";
  const level = Math.round(at * camera.zoom + camera[across]) + 0.5;
  const [start, end] = [from * camera.zoom + camera[along], to * camera.zoom + camera[along]];
  const tick = 4;
  const point = (a: number, b: number) => (along === "x" ? `${a} ${b}` : `${b} ${a}`);
  const ends = isMeasure
    ? [start, end].map((p) => `M${point(p, level - tick)}L${point(p, level + tick)}`).join("")
    : "";
  return (
    <>
      <path d={`M${point(start, level)}L${point(end, level)}${ends}`} fill="none" />
      {isMeasure && (
        <text
          x={along === "x" ? (start + end) / 2 : level + 6}
          y={along === "x" ? level - 6 : (start + end) / 2 + 4}
          textAnchor={along === "x" ? "middle" : "start"}
          stroke="none"
          fill="currentColor"
          className="text-xs tabular-nums"
        >
          {Math.round((to - from) * 10) / 10}
        </text>
      )}
    </>
  );
}
