import type { Size } from "@octavo/engine";
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { pagePixels } from "../camera/camera.ts";
import { masterUnder } from "../document/editor-document.ts";
import { type EditorState, previewOf } from "../document/editor-state.ts";
import { type Widgets, widgetsIn } from "../document/widget-lists.ts";
import { useEditorState } from "../session/editor-context.ts";
import { DrawnWidgets } from "./drawn-widgets.ts";
import type { PaintIfReady } from "./painter.ts";
import { isSlowScreen } from "./slow-screen.ts";

const none: Widgets = [];

const ownWidgets = ({ document, place }: EditorState) => widgetsIn(document, place);
const masterWidgets = ({ document, place }: EditorState) => masterUnder(document, place)?.widgets ?? none;
const drawnOf = (state: EditorState) => (isSlowScreen() ? undefined : previewOf(state));
const resized = (state: EditorState) => drawnOf(state)?.widgets;
const moved = (state: EditorState) => drawnOf(state)?.moved;
const copied = (state: EditorState) => drawnOf(state)?.copied;
const written = ({ textEdit }: EditorState) => textEdit?.id;

/** Browsers must space letters as the engine's metrics do; see emitSvg. Only on the outermost SVG: inner ones clip. */
const textLook =
  "block overflow-hidden [font-kerning:none] [font-variant-ligatures:none] [font-synthesis:none] [text-rendering:geometricPrecision] [white-space:pre] [forced-color-adjust:none]";

interface SheetProps {
  /** In points. */
  readonly page: Size;
  /** Pixels to the point. */
  readonly scale: number;
  readonly children: ReactNode;
}

/**
 * An SVG in points as large as a page, in a frame of the pixels that the page covers. The SVG itself is never resized,
 * which would set its letters anew, and is as large as whole points, since browsers stretch an SVG onto whole pixels.
 */
export function Sheet({ page, scale, children }: SheetProps) {
  const [width, height] = [Math.ceil(page.width), Math.ceil(page.height)];
  return (
    <div className="isolate overflow-hidden contain-strict" style={pagePixels(page, scale)}>
      <div className="origin-top-left" style={{ width, height, transform: `scale(${scale})` }}>
        <svg
          aria-hidden="true"
          className={textLook}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          strokeMiterlimit={10}
        >
          {children}
        </svg>
      </div>
    </div>
  );
}

interface PageDrawingProps {
  readonly paint: PaintIfReady;
  readonly page: Size;
  readonly scale: number;
}

/** The page: its master's widgets, then its own. Neither the camera nor a drag draws it again. */
export const PageDrawing = memo(({ paint, page, scale }: PageDrawingProps) => {
  const below = useEditorState(masterWidgets);
  return (
    <Sheet page={page} scale={scale}>
      <WidgetsDrawn widgets={below} paint={paint} />
      <OwnWidgets paint={paint} />
      <Copies paint={paint} />
    </Sheet>
  );
});

function useDrawnWidgets() {
  const [drawn] = useState(() => new DrawnWidgets());
  const attach = useCallback((host: SVGGElement | null) => drawn.attach(host), [drawn]);
  return { drawn, attach };
}

interface WidgetsDrawnProps {
  readonly widgets: Widgets;
  readonly paint: PaintIfReady;
}

export const WidgetsDrawn = memo(({ widgets, paint }: WidgetsDrawnProps) => {
  const { drawn, attach } = useDrawnWidgets();
  useLayoutEffect(() => drawn.show(widgets, paint), [drawn, widgets, paint]);
  return <g ref={attach} />;
});

/** What is dragged is shifted as it stands; what it came to is drawn when the drag ends. */
function OwnWidgets({ paint }: { readonly paint: PaintIfReady }) {
  const { drawn, attach } = useDrawnWidgets();
  const widgets = useEditorState(ownWidgets);
  const changed = useEditorState(resized);
  const shift = useEditorState(moved);
  const editing = useEditorState(written);
  const shown = useMemo(
    () => widgets.filter(({ id, hidden_in_editor }) => !hidden_in_editor && id !== editing),
    [widgets, editing],
  );
  useLayoutEffect(() => {
    drawn.show(changed ? shown.map((widget) => changed.get(widget.id) ?? widget) : shown, paint);
  }, [drawn, shown, changed, paint]);
  useLayoutEffect(() => drawn.shift(shift), [drawn, shift]);
  return <g ref={attach} data-own />;
}

/** What Alt makes of a drag, while it lasts. */
function Copies({ paint }: { readonly paint: PaintIfReady }) {
  const { drawn, attach } = useDrawnWidgets();
  const widgets = useEditorState(ownWidgets);
  const copies = useEditorState(copied);
  const ids = copies?.ids;
  const shown = useMemo(() => (ids ? widgets.filter(({ id }) => ids.includes(id)) : none), [widgets, ids]);
  useLayoutEffect(() => drawn.show(shown, paint), [drawn, shown, paint]);
  return <g ref={attach} transform={copies && `translate(${copies.by.x} ${copies.by.y})`} />;
}
