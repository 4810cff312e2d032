/** Keeps the keyboard focus on the screen when the focused element is removed, hidden or disabled (WCAG 2.4.3). */
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusHeading } from "./use-route-focus.ts";

interface FocusTarget {
  readonly element: HTMLElement;
  /** The containers of the element from the inside out, each with the index of the child that leads to the element. */
  readonly path: readonly { readonly container: Element; readonly index: number }[];
  readonly address: string;
}

const tabbable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The outermost containers of a path: the focus never moves from a dialog or the content of a screen to another part. */
const bounds = "main, header, [role=dialog], [role=alertdialog]";

/** Mounted after the first paint, so that it delays no screen. */
export function FocusKeeper() {
  const { history } = useRouter();
  useEffect(() => {
    const stop = keepFocus(() => history.location.pathname);
    return stop;
  }, [history]);
  return null;
}

/**
 * Starts watching the document, from the element that has the focus. Returns a function that stops. At another address, the
 * focus is left to the new screen.
 */
export function keepFocus(addressNow: () => string): () => void {
  let spot = focusedTarget(addressNow());
  let frame = 0;
  const forget = (left: EventTarget | null) => {
    if (spot && spot.element === left && isUsable(spot.element)) spot = undefined;
  };
  const check = () => {
    frame = 0;
    if (!spot || !isLost(spot) || spot.address !== addressNow()) return;
    const neighbor = neighborOf(spot);
    spot = undefined;
    if (neighbor) neighbor.focus();
    else focusHeading();
  };
  const checkSoon = () => {
    if (frame === 0 && spot) frame = requestAnimationFrame(checkInNextFrame);
  };
  // Components that move the focus themselves do so within a frame. Visibility is read once in a frame, because it
  // makes the browser compute styles.
  const checkInNextFrame = () => {
    frame = spot && !isUsable(spot.element) ? requestAnimationFrame(check) : 0;
  };
  const listeners = new AbortController();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) spot = targetOf(target, addressNow());
  };
  document.addEventListener("focusin", note, listeners);
  document.addEventListener(
    "focusout",
    // A browser may report the blur of an element that is about to be removed.
    ({ target, relatedTarget }) => {
      if (!relatedTarget) queueMicrotask(() => forget(target));
    },
    listeners,
  );
  const changes = new MutationObserver(checkSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert"],
  });
  return () => {
    listeners.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}

function focusedTarget(address: string): FocusTarget | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? targetOf(activeElement, address)
    : undefined;
}

function targetOf(element: HTMLElement, address: string): FocusTarget {
  const path = [];
  for (let child: Element = element; child.parentElement && !child.matches(bounds); child = child.parentElement) {
    const container = child.parentElement;
    path.push({ container, index: Array.prototype.indexOf.call(container.children, child) });
  }
  return { element, path, address };
}

/** Returns true if the focused element is gone and nothing else has the focus. */
function isLost({ element }: FocusTarget): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body || activeElement === element;
  return isNowhere && !isUsable(element);
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(":disabled") &&
    element.checkVisibility?.({ visibilityProperty: true }) !== false
  );
}

/** The control next to the place: after it, else before it, in the closest container that is still shown. */
function neighborOf({ path }: FocusTarget): HTMLElement | undefined {
  for (const { container, index } of path) {
    if (!isUsable(container)) continue;
    const children = [...container.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll(tabbable)].find(isTabStop);
      if (found) return found;
    }
  }
  return undefined;
}

function isTabStop(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(tabbable) && element.tabIndex >= 0 && isUsable(element);
}
