import {
  type EditorState,
  findMaster,
  framedWidgets,
  frameOf,
  masterUnder,
  type Preview,
  pageAround,
  pagePixels,
  previewOf,
  type Widgets,
  widgetsIn,
} from "@octavo/editor";
import type { PaintWidget, Point, Size } from "@octavo/engine";
import { memo, useMemo } from "react";
import type { Drawing } from "../painting/paint-sheet.ts";
import { PaintedSheet } from "../painting/painted-sheet.tsx";
import { isSlowScreen } from "../painting/slow-screen.ts";
import { useEditorState } from "../state/editor-context.ts";

const ownWidgets = ({ document, place }: EditorState) => widgetsIn(document, place);
const placeOf = ({ place }: EditorState) => place;
const documentOf = ({ document }: EditorState) => document;

/** Widgets that are shown but not edited, by layer: of the master or frame, and around a block of the page. */
function useWidgetsBelow(): { readonly below: Widgets; readonly around: Widgets } {
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  const page = pageAround(place);
  const below =
    page.kind === "page"
      ? framedWidgets(document, masterUnder(document, page))
      : frameOf(document, findMaster(document, page.id));
  const list = place.kind === "block" ? widgetsIn(document, page) : none;
  const opened = place.outer === page ? place.instance : undefined;
  const around = useMemo(
    () => list.filter(({ id, hidden_in_editor }) => !hidden_in_editor && id !== opened),
    [list, opened],
  );
  return { below, around };
}

const none: Widgets = [];
const originHere = ({ place }: EditorState) => place.at;
const fadesMaster = ({ settings }: EditorState) => settings.faintMasters;
const drawnOf = (state: EditorState) => (isSlowScreen() ? undefined : previewOf(state));
const resized = (state: EditorState) => drawnOf(state)?.widgets;
const moved = (state: EditorState) => drawnOf(state)?.moved;
const copied = (state: EditorState) => drawnOf(state)?.copied;
/** Cells are edited over their widget. */
const written = ({ textEdit }: EditorState) => (textEdit?.cell === undefined ? textEdit?.id : undefined);
/** Ids as text, so that the selector result stays equal during a gesture. */
const heldIds = (state: EditorState) => [...(resized(state)?.keys() ?? moved(state)?.ids ?? [])].join("\n");

interface PageDrawingProps {
  readonly paint: PaintWidget;
  readonly page: Size;
  readonly scale: number;
  /** Called once when all widgets are painted. */
  readonly onWhole: () => void;
}

/**
 * The page in layers: master, own widgets, and widgets in the current gesture. A gesture repaints only the top layer.
 */
export const PageDrawing = memo(({ paint, page, scale, onWhole }: PageDrawingProps) => {
  const own = useOwnWidgets();
  return (
    <div className="relative overflow-hidden contain-strict" style={pagePixels(page, scale)}>
      <Below paint={paint} page={page} scale={scale} />
      <AtRest own={own} paint={paint} page={page} scale={scale} onWhole={onWhole} />
      <InHand own={own} paint={paint} page={page} scale={scale} />
    </div>
  );
});

/** Returns the page's widgets without hidden ones and without the text that is being edited. */
function useOwnWidgets(): Widgets {
  const widgets = useEditorState(ownWidgets);
  const editing = useEditorState(written);
  return useMemo(
    () => widgets.filter(({ id, hidden_in_editor }) => !hidden_in_editor && id !== editing),
    [widgets, editing],
  );
}

interface PartProps extends Pick<PageDrawingProps, "paint" | "page" | "scale"> {
  readonly own: Widgets;
}

/**
 * Widgets of the master and the frame are faint, so that authors see which widgets they can select. Thumbnails, preview
 * and PDF draw them normally.
 */
function Below({ paint, page, scale }: Omit<PartProps, "own">) {
  const { below, around } = useWidgetsBelow();
  const isBlock = useEditorState(({ place }) => place.kind === "block");
  const isFaint = useEditorState(fadesMaster) || isBlock;
  const drawings = useMemo(() => [{ widgets: [...below, ...around], paint }], [below, around, paint]);
  if (below.length + around.length === 0) return null;
  return (
    <PaintedSheet name="master" pace="in slices" page={page} scale={scale} drawings={drawings} isFaint={isFaint} />
  );
}

function AtRest({ own, paint, page, scale, onWhole }: PartProps & Pick<PageDrawingProps, "onWhole">) {
  const held = useEditorState(heldIds);
  const origin = useEditorState(originHere);
  const drawings = useMemo(() => {
    const ids = new Set(held.split("\n"));
    return [{ widgets: held === "" ? own : own.filter(({ id }) => !ids.has(id)), paint, shift: origin }];
  }, [own, held, paint, origin]);
  return <PaintedSheet name="page" pace="in slices" page={page} scale={scale} drawings={drawings} onWhole={onWhole} />;
}

/** Widgets that are dragged or resized, and copies made with Alt. */
function InHand({ own, paint, page, scale }: PartProps) {
  const changed = useEditorState(resized);
  const shift = useEditorState(moved);
  const copies = useEditorState(copied);
  const origin = useEditorState(originHere);
  const drawings = useMemo(
    () => [
      ...(changed ? [{ widgets: own.flatMap(({ id }) => changed.get(id) ?? []), paint, shift: origin }] : []),
      ...(shift ? [shifted(own, movedFrom(origin, shift), paint)] : []),
      ...(copies ? [shifted(own, movedFrom(origin, copies), paint)] : []),
    ],
    [own, changed, shift, copies, paint, origin],
  );
  return drawings.length > 0 && <PaintedSheet name="in-hand" page={page} scale={scale} drawings={drawings} />;
}

function movedFrom(origin: Point = { x: 0, y: 0 }, { ids, by }: NonNullable<Preview["moved"]>) {
  return { ids, by: { x: origin.x + by.x, y: origin.y + by.y } };
}

function shifted(own: Widgets, { ids, by }: NonNullable<Preview["moved"]>, paint: PaintWidget): Drawing {
  const held = new Set(ids);
  return { widgets: own.filter(({ id }) => held.has(id)), paint, shift: by };
}
