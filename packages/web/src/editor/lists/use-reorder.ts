import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isRightToLeft, logicalKey } from "../../browser/logical-key.ts";

export interface Drag {
  /** Index of the dragged item, from 0. */
  readonly from: number;
  /** The item goes before this index, or to the end. */
  readonly gap: number;
}

interface Start {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly threshold: number;
}

/** In CSS pixels: drag distance, and the size of the scroll areas at the ends of the list. */
const thresholds = { fine: 4, touch: 6 };
const edge = 28;
const scrollStep = 14;
/** In milliseconds. */
const scrollPause = 50;

/**
 * Reorders a list, in a column or a row. A mouse drags an item anywhere, touch and pen at its grip. Alt with an arrow
 * key moves it.
 * Attributes: `data-place` for items, `data-grip` for grips, `data-still` for buttons, `data-focus` for focusable
 * elements, `data-scrolls` for the scroll container.
 */
export function useReorder(onDrop: (from: number, gap: number) => void) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const start = useRef<Start>(undefined);
  const wasDragged = useRef(false);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  /** A ref, because under load the release can come before a render. */
  const isFar = useRef(false);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  const stop = () => {
    start.current = undefined;
    isFar.current = false;
    setDrag(undefined);
  };
  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = () => setDrag((now) => now && { ...now, gap: gapAt(list.current, pointer.current) });
    return watchDrag(() => scrollAtEdge(list.current, pointer.current) && follow(), stop);
  }, [isDragging]);
  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    start.current = startOf(event);
  };
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const { current: begun } = start;
    if (!begun || begun.pointerId !== pointerId) return;
    const isNow = isFar.current || Math.hypot(clientX - begun.x, clientY - begun.y) > begun.threshold;
    if (!isNow) return;
    if (!isFar.current) list.current?.setPointerCapture(pointerId);
    isFar.current = true;
    pointer.current = { x: clientX, y: clientY };
    setDrag({ from: begun.from, gap: gapAt(list.current, pointer.current) });
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const { current: begun } = start;
    wasDragged.current = isFar.current;
    stop();
    if (!wasDragged.current || !begun) return;
    const dropped = { from: begun.from, gap: gapAt(list.current, { x: clientX, y: clientY }) };
    if (isElsewhere(dropped)) onDrop(dropped.from, dropped.gap);
  };
  const onClickCapture = (event: MouseEvent) => {
    if (wasDragged.current) {
      event.stopPropagation();
      // An item can be a link.
      event.preventDefault();
    }
    wasDragged.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveByKey(event, list.current, onDrop);
  return {
    drag,
    list: { ref: list, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onClickCapture, onKeyDown },
  };
}

/** Scrolls repeatedly and ends the drag on Escape. Returns a function that stops both. */
function watchDrag(scroll: () => void, cancel: () => void): () => void {
  const heard = new AbortController();
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    cancel();
  };
  addEventListener("keydown", onKeyDown, { capture: true, signal: heard.signal });
  const timer = setInterval(scroll, scrollPause);
  return () => {
    heard.abort();
    clearInterval(timer);
  };
}

const columnSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const rowSteps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focused item with Alt and an arrow key. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  list: HTMLElement | null,
  onDrop: (from: number, gap: number) => void,
): void {
  const by = isRow(list) ? rowSteps[logicalKey(event)] : columnSteps[event.key];
  const from = placeOf(event.target);
  if (by === undefined || from === undefined || !event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const to = from + by;
  if (to < 0) return;
  // Browsers drop the focus of moved elements, and the next key may come before the next frame.
  flushSync(() => onDrop(from, by < 0 ? to : to + 1));
  focusOn(list, to);
}

function startOf({ button, isPrimary, target, pointerId, pointerType, clientX, clientY }: PointerEvent) {
  const from = placeOf(target);
  if (button !== 0 || !isPrimary || from === undefined || !(target instanceof Element)) return undefined;
  if (target.closest("[data-still], input") || (pointerType !== "mouse" && !target.closest("[data-grip]")))
    return undefined;
  const threshold = pointerType === "touch" ? thresholds.touch : thresholds.fine;
  return { pointerId, x: clientX, y: clientY, from, threshold };
}

function placeOf(target: EventTarget | null): number | undefined {
  const written = target instanceof Element && target.closest<HTMLElement>("[data-place]")?.dataset["place"];
  return written ? Number(written) : undefined;
}

function focusOn(list: HTMLElement | null, place: number): void {
  const item = list?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  (item?.matches("[data-focus]") ? item : item?.querySelector<HTMLElement>("[data-focus]"))?.focus();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
}

/** True if the items are beside each other. */
function isRow(list: HTMLElement | null): boolean {
  const [first, second] = itemsOf(list).map((item) => item.getBoundingClientRect());
  return first !== undefined && second !== undefined && (second.left >= first.right || second.right <= first.left);
}

/** Returns the gap between items at a window position. */
function gapAt(list: HTMLElement | null, { x, y }: Point): number {
  const items = itemsOf(list);
  const row = isRow(list);
  const isMirrored = row && list !== null && isRightToLeft(list);
  const after = items.find((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    if (!row) return y < top + height / 2;
    const middle = left + width / 2;
    return isMirrored ? x > middle : x < middle;
  });
  return after ? Number(after.dataset["place"]) : Number(items.at(-1)?.dataset["place"] ?? -1) + 1;
}

function scrollAtEdge(list: HTMLElement | null, { x, y }: Point): boolean {
  const scrolls = list?.closest("[data-scrolls]");
  if (!scrolls) return false;
  const { left, right, top, bottom } = scrolls.getBoundingClientRect();
  const { scrollLeft, scrollTop } = scrolls;
  if (isRow(list)) scrolls.scrollLeft += stepAt(x, left, right);
  else scrolls.scrollTop += stepAt(y, top, bottom);
  return scrolls.scrollTop !== scrollTop || scrolls.scrollLeft !== scrollLeft;
}

function stepAt(at: number, start: number, end: number): number {
  if (at < start + edge) return -scrollStep;
  return at > end - edge ? scrollStep : 0;
}

function isElsewhere({ from, gap }: Drag): boolean {
  return gap !== from && gap !== from + 1;
}

/** Returns the edge of the item at which the drop line is shown. */
export function dropMark(drag: Drag | undefined, place: number, count: number): "before" | "after" | undefined {
  if (!drag || !isElsewhere(drag)) return undefined;
  if (drag.gap === place) return "before";
  return drag.gap === count && place === count - 1 ? "after" : undefined;
}

/** Style of an item with `data-drop`. */
export const dropLook =
  "data-[drop=before]:shadow-[inset_0_3px_0_var(--accent)] data-[drop=after]:shadow-[inset_0_-3px_0_var(--accent)]";
