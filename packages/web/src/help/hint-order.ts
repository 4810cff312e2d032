/** Decides which of the hints on screen is shown. */
import { addSeenHint, areHintsOff, listenToHintChoice, seenHints } from "./hint-switch.ts";
import { hints } from "./hints.ts";

export interface CurrentHint {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** True if the user has asked for it, so that it takes the focus. */
  readonly isAskedFor: boolean;
}

const changed = "octavo:hint-order-changed";
/** Hints whose places are on screen. */
const onScreen = new Set<string>();
/** Places whose hints were closed. They are shown again at the next visit. */
const closed = new Set<string>();
let asked: string | undefined;
let current: CurrentHint | undefined;

function update(): void {
  const next = findCurrent();
  const { id, number, total, isAskedFor } = next ?? {};
  if (
    current?.id === id &&
    current?.number === number &&
    current?.total === total &&
    current?.isAskedFor === isAskedFor
  )
    return;
  current = next;
  dispatchEvent(new Event(changed));
}

function findCurrent(): CurrentHint | undefined {
  if (areHintsOff()) return undefined;
  const place = hints.find(({ id }) => onScreen.has(id))?.place;
  if (place === undefined || closed.has(place)) return undefined;
  const seen = seenHints();
  const here = hints.filter((hint) => hint.place === place && (onScreen.has(hint.id) || seen.includes(hint.id)));
  const index = here.findIndex(({ id }) => !seen.includes(id));
  const hint = here[index];
  return hint && { id: hint.id, number: index + 1, total: here.length, isAskedFor: hint.id === asked };
}

/** A place of the screen shows the hint if it is its turn. Returns a function that takes it back. */
export function offerHint(id: string): () => void {
  onScreen.add(id);
  update();
  return () => {
    onScreen.delete(id);
    if (asked === id) asked = undefined;
    const placed = hints.find((hint) => hint.id === id)?.place;
    if (placed !== undefined && !hints.some((hint) => hint.place === placed && onScreen.has(hint.id)))
      closed.delete(placed);
    update();
  };
}

/** The next hint of the place follows, and takes the focus. */
export function nextHint(): void {
  const shown = hints.find(({ id }) => id === current?.id);
  if (!shown) return;
  const seen = [...seenHints(), shown.id];
  asked = hints.find(({ id, place }) => place === shown.place && onScreen.has(id) && !seen.includes(id))?.id;
  addSeenHint(shown.id);
}

/** Hides the hints of the place until the next visit. */
export function closeHints(): void {
  const place = hints.find(({ id }) => id === current?.id)?.place;
  if (place !== undefined) closed.add(place);
  update();
}

export function currentHint(): CurrentHint | undefined {
  return current;
}

/** Returns a function that stops listening. */
export function listenToHintOrder(listen: () => void): () => void {
  addEventListener(changed, listen);
  const stop = listenToHintChoice(update);
  return () => {
    removeEventListener(changed, listen);
    stop();
  };
}
