import { toPage } from "@octavo/editor";
import type { Point, Size } from "@octavo/engine";
import { type PointerEvent, useRef, useState } from "react";
import { useEditor, useEditorState } from "../state/editor-context.ts";

/** In pixels. A shorter distance is a click. */
const dragDistance = 6;

interface Drag extends Point {
  readonly isFar: boolean;
}

/** Handlers of a button that can be clicked, or dragged onto the page. */
export function usePaletteDrag(onDrop: (center: Point) => void, onPress: () => void) {
  const editor = useEditor();
  const [drag, setDrag] = useState<Drag>();
  const start = useRef({ x: 0, y: 0 });
  const wasDragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    wasDragged.current = false;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...start.current, isFar: false });
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    const isFar = drag.isFar || Math.hypot(clientX - start.current.x, clientY - start.current.y) > dragDistance;
    setDrag({ x: clientX, y: clientY, isFar });
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    wasDragged.current = drag?.isFar === true;
    setDrag(undefined);
    if (!wasDragged.current) return;
    const canvas = document.querySelector("[data-canvas]");
    if (!canvas?.contains(document.elementFromPoint(clientX, clientY))) return;
    const { left, top } = canvas.getBoundingClientRect();
    onDrop(toPage(editor.getState().camera, { x: clientX - left, y: clientY - top }));
  };
  const onClick = () => {
    if (wasDragged.current) wasDragged.current = false;
    else onPress();
  };
  const onPointerCancel = () => setDrag(undefined);
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick } };
}

/** The frame of what is dragged, in its size on the page. */
export function DragGhost({ size: { width, height }, at }: { readonly size: Size; readonly at: Drag }) {
  const zoom = useEditorState(({ camera }) => camera.zoom);
  if (!at.isFar) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-30 border-2 border-dashed border-mark"
      style={{
        left: at.x - (width * zoom) / 2,
        top: at.y - (height * zoom) / 2,
        width: width * zoom,
        height: Math.max(4, height * zoom),
      }}
    />
  );
}
