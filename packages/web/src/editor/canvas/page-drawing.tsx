import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { masterUnder } from "../document/editor-document.ts";
import { type EditorState, previewOf } from "../document/editor-state.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import { useEditorState } from "../session/editor-context.ts";
import { PaintedWidget } from "./painted-widget.tsx";
import type { PaintIfReady } from "./painter.ts";
import { isSlowScreen } from "./slow-screen.ts";

const none: Widgets = [];

const ownWidgets = ({ document, place }: EditorState) => widgetsIn(document, place);
const masterWidgets = ({ document, place }: EditorState) => masterUnder(document, place)?.widgets ?? none;
const drawnOf = (state: EditorState) => (isSlowScreen() ? undefined : previewOf(state));
const resized = (state: EditorState) => drawnOf(state)?.widgets;
const moved = (state: EditorState) => drawnOf(state)?.moved;
const copied = (state: EditorState) => drawnOf(state)?.copied;

/** Browsers must space letters as the engine's metrics do; see emitSvg. Only on the outermost SVG: inner ones clip. */
export const textLook =
  "block overflow-hidden [font-kerning:none] [font-variant-ligatures:none] [font-synthesis:none] [text-rendering:geometricPrecision] [white-space:pre] [forced-color-adjust:none]";

interface PageDrawingProps {
  readonly paint: PaintIfReady;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per point. */
  readonly scale: number;
}

/** The page: its master's widgets, then its own. Neither the camera nor a drag draws it again. */
export const PageDrawing = memo(({ paint, width, height, scale }: PageDrawingProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const widgets = useEditorState(ownWidgets);
  const below = useEditorState(masterWidgets);
  const changed = useEditorState(resized);
  const editing = useEditorState(({ textEdit }) => textEdit?.id);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className={textLook}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      strokeMiterlimit={10}
    >
      <g opacity={below.length > 0 ? 0.62 : undefined}>
        {below.map((widget) => (
          <PaintedWidget key={widget.id} widget={widget} paint={paint} />
        ))}
      </g>
      <g data-own>
        {widgets.map((widget) =>
          widget.hidden_in_editor || widget.id === editing ? null : (
            <PaintedWidget key={widget.id} widget={changed?.get(widget.id) ?? widget} paint={paint} />
          ),
        )}
      </g>
      <Copies widgets={widgets} paint={paint} />
      <Shift svg={svg} />
    </svg>
  );
});

/** What is dragged is shifted as it stands, without being drawn again; what it came to is drawn when the drag ends. */
function Shift({ svg }: { readonly svg: RefObject<SVGSVGElement | null> }) {
  const shift = useEditorState(moved);
  useLayoutEffect(() => {
    if (!shift) return undefined;
    const ids = new Set(shift.ids);
    const groups = [...(svg.current?.querySelectorAll<SVGGElement>("g[data-own] > g") ?? [])].filter((group) =>
      ids.has(group.dataset["widget"] ?? ""),
    );
    for (const group of groups) group.setAttribute("transform", `translate(${shift.by.x} ${shift.by.y})`);
    return () => {
      for (const group of groups) group.removeAttribute("transform");
    };
  }, [svg, shift]);
  return null;
}

/** What Alt makes of a drag, while it lasts. */
function Copies({ widgets, paint }: { readonly widgets: Widgets; readonly paint: PaintIfReady }) {
  const copies = useEditorState(copied);
  if (!copies) return null;
  return (
    <g transform={`translate(${copies.by.x} ${copies.by.y})`}>
      {widgets
        .filter(({ id }) => copies.ids.includes(id))
        .map((widget) => (
          <PaintedWidget key={widget.id} widget={widget} paint={paint} />
        ))}
    </g>
  );
}
