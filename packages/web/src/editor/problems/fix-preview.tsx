import { type EditorState, findWidget, type Place, type Sample, type Widgets, widgetsIn } from "@octavo/editor";
import { applyChanges, type Fix, type PaintWidget, type Rect, type Widget } from "@octavo/engine";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { PaintedSheet } from "../painting/painted-sheet.tsx";
import { usePainter } from "../painting/use-painter.ts";
import { useEditorState } from "../state/editor-context.ts";
import { widgetWords } from "../widgets/widget-words.ts";
import { fixSentence } from "./fix-sentence.ts";

interface FixPreviewProps {
  readonly fix: Fix;
  readonly place: Place;
  /** The visible page of the planner. */
  readonly sample: Sample | undefined;
  readonly onFix: () => void;
  readonly onClose: () => void;
}

const canvasOf = ({ document }: EditorState) => document.canvas;

/** Shows a widget before and after a fix, and applies the fix. */
export function FixPreview({ fix, place, sample, onFix, onClose }: FixPreviewProps) {
  const canvas = useEditorState(canvasOf);
  const widgets = useEditorState(({ document }) => widgetsIn(document, place));
  const widget = useEditorState(({ document }) => findWidget(document, place, fix.widget_id));
  const paint = usePainter(sample);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  if (!widget) return null;
  const fixed = applyChanges(widget, fix.changes);
  const area = areaAround(widget.position, fixed.position);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from every control inside
    <section aria-label={translate(fix.label)} onKeyDown={onKeyDown} className="flex w-full flex-col gap-2">
      <div className="flex gap-3">
        <Picture
          {...{ widgets, paint, area }}
          outlined={widget.position}
          background={canvas.background}
          caption={t("Before")}
        />
        <Picture
          {...{ paint, area }}
          outlined={fixed.position}
          widgets={widgets.map((other) => (other === widget ? fixed : other))}
          background={canvas.background}
          caption={t("After")}
        />
      </div>
      <p className="text-sm text-ink-soft">
        {widgetWords(widget, canvas.dimensions)}: {fixSentence(widget, fix)}
      </p>
      <span className="flex gap-2">
        <Button ref={button} kind="primary" onClick={onFix}>
          {t("Fix")}
        </Button>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </span>
    </section>
  );
}

/** In CSS pixels. */
const pictureSize = { width: 116, height: 96 };
/** Space around the widget, in points, and the highest magnification. */
const surroundings = 24;
const maxScale = 3;

/** Returns the part of the page that shows both rectangles in the middle, in the shape of a picture. */
function areaAround(before: Rect, after: Rect): Rect {
  const left = Math.min(before.x, after.x) - surroundings;
  const top = Math.min(before.y, after.y) - surroundings;
  const right = Math.max(before.x + before.width, after.x + after.width) + surroundings;
  const bottom = Math.max(before.y + before.height, after.y + after.height) + surroundings;
  const scale = Math.min(maxScale, pictureSize.width / (right - left), pictureSize.height / (bottom - top));
  const [width, height] = [pictureSize.width / scale, pictureSize.height / scale];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

interface PictureProps {
  readonly widgets: Widgets;
  readonly paint: PaintWidget;
  readonly area: Rect;
  readonly outlined: Rect;
  readonly background: string;
  readonly caption: string;
}

function Picture({ widgets, paint, area, outlined, background, caption }: PictureProps) {
  const { x, y, width, height } = area;
  const drawings = useMemo(
    () => [
      {
        widgets: widgets
          .filter((widget) => overlaps(widget.position, { x, y, width, height }))
          .map((widget) => moved(widget, x, y)),
        paint,
      },
    ],
    [widgets, paint, x, y, width, height],
  );
  const scale = pictureSize.width / width;
  const outline = {
    left: (outlined.x - x) * scale,
    top: (outlined.y - y) * scale,
    width: outlined.width * scale,
    height: outlined.height * scale,
  };
  return (
    <figure className="flex flex-col gap-1">
      <div
        dir="ltr"
        className="relative overflow-hidden outline outline-rule"
        style={{ ...pictureSize, backgroundColor: background }}
      >
        <PaintedSheet page={{ width, height }} scale={scale} drawings={drawings} />
        <div className="absolute outline-2 outline-mark outline-dashed" style={outline} />
      </div>
      <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function moved(widget: Widget, x: number, y: number): Widget {
  const { position } = widget;
  return { ...widget, position: { ...position, x: position.x - x, y: position.y - y } };
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
