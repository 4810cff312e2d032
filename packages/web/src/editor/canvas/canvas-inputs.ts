/** Converts browser events to editor input. */
import type { KeyInput, Modifiers, PointerInput, PointerType, WheelInput } from "@octavo/editor";

interface Keys {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

function modifiers({ shiftKey, altKey, ctrlKey, metaKey }: Keys): Modifiers {
  return { shift: shiftKey, alt: altKey, mod: ctrlKey || metaKey };
}

function pointerType(type: string): PointerType {
  return type === "pen" || type === "touch" ? type : "mouse";
}

function onCanvas({ clientX, clientY }: MouseEvent, canvas: Element): { readonly x: number; readonly y: number } {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

export function pointerInput(event: PointerEvent, kind: PointerInput["kind"], canvas: Element): PointerInput {
  return {
    kind,
    pointerId: event.pointerId,
    pointerType: pointerType(event.pointerType),
    screen: onCanvas(event, canvas),
    button: Math.max(0, event.button),
    time: event.timeStamp,
    ...modifiers(event),
    ...rulerOf(event),
  };
}

function rulerOf({ target, type }: Event): Pick<PointerInput, "ruler"> {
  const ruler = type === "pointerdown" && target instanceof Element && target.closest<HTMLElement>("[data-ruler]");
  const axis = ruler ? ruler.dataset["ruler"] : undefined;
  return axis === "x" || axis === "y" ? { ruler: axis } : {};
}

/** Pixels for each unit of `WheelEvent.deltaMode`: pixels, lines, pages. */
const unit = [1, 16, 400];

export function wheelInput(event: WheelEvent, canvas: Element): WheelInput {
  const factor = unit[event.deltaMode] ?? 1;
  return {
    screen: onCanvas(event, canvas),
    deltaX: event.deltaX * factor,
    deltaY: event.deltaY * factor,
    time: event.timeStamp,
    ...modifiers(event),
  };
}

export function keyInput(event: KeyboardEvent, canvas: Element): KeyInput {
  return {
    kind: event.type === "keyup" ? "up" : "down",
    key: event.key,
    code: event.code,
    repeat: event.repeat,
    isComposing: event.isComposing,
    focus: focusOf(event, canvas),
    time: event.timeStamp,
    ...modifiers(event),
  };
}

/**
 * Keys pressed without a focused element belong to the canvas, except Tab, which starts at the top of the page. So do
 * keys that change the selection on a widget of the palette, which has just inserted it.
 */
function focusOf({ target, key }: KeyboardEvent, canvas: Element): KeyInput["focus"] {
  if (!(target instanceof Element)) return "elsewhere";
  if (isField(target)) return "field";
  if (/^(?:Delete|Backspace|Arrow\w+)$/.test(key) && target.matches("[data-region=palette] li > button:first-child"))
    return "canvas";
  return canvas.contains(target) || (target === document.body && key !== "Tab") ? "canvas" : "elsewhere";
}

export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select"))
  );
}

export function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** Dialogs and menus handle keys themselves until they close. */
export function isModal(target: EventTarget | null): boolean {
  const popups = "[role=dialog], [role=alertdialog], [role=menu]";
  return target instanceof Element && target.closest(`:is(${popups}):not([data-closed])`) !== null;
}
