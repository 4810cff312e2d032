import { useQuery } from "@tanstack/react-query";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { projectsQuery } from "../api/project-queries.ts";
import { t, translate } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { type CurrentHint, closeHints, currentHint, listenToHintOrder, nextHint, offerHint } from "./hint-order.ts";
import type { HintSlotProps } from "./hint-slot.tsx";
import { addSeenHint, areHintsAskedFor, skipHints } from "./hint-switch.ts";
import { type Hint, hints } from "./hints.ts";
import "./hint-card.css";

/** A user with more projects knows the studio. */
const mostProjects = 2;

/** Shows a hint when it is its turn. */
export function HintCard({ id, when = true, isDone = false, className = "" }: HintSlotProps) {
  const isOffered = useIsNewcomer() && when && !isDone;
  const current = useSyncExternalStore(listenToHintOrder, currentHint);
  const isShown = isOffered && current?.id === id;
  const wasOffered = useRef(false);
  useEffect(() => {
    if (isDone && wasOffered.current) addSeenHint(id);
    wasOffered.current ||= isOffered;
    return isOffered ? offerHint(id) : undefined;
  }, [id, isDone, isOffered]);
  return isShown ? <ShownHint current={current} className={className} /> : null;
}

function useIsNewcomer(): boolean {
  const isAskedFor = areHintsAskedFor();
  const { data } = useQuery({ ...projectsQuery, enabled: !isAskedFor });
  return isAskedFor || (data !== undefined && data.length <= mostProjects);
}

interface ShownHintProps {
  readonly current: CurrentHint;
  readonly className: string;
}

function ShownHint({ current: { id, number, total, isAskedFor }, className }: ShownHintProps) {
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const hint = hints.find((one) => one.id === id);
  const { place, target } = hint ?? {};
  const name = t("Hint {number} of {total}", { number, total });
  const read = useHintText();
  const sentence = hint ? read(hint) : "";
  const pointer = usePointer(card, target, textId);
  const announce = useAnnounce();
  const appear = useEffectEvent(() => {
    if (isAskedFor || (number === 1 && scrollY === 0 && isBelowWindow(card.current))) {
      if (target !== undefined) document.querySelector(target)?.scrollIntoView({ block: "nearest" });
      card.current?.scrollIntoView({ block: "nearest" });
    }
    if (isAskedFor) next.current?.focus({ preventScroll: true });
    else announce(`${name}: ${sentence}`);
  });
  useEffect(() => {
    appear();
  }, []);
  useFocus(card, target);
  const isLast = number === total;
  return (
    <section
      ref={card}
      aria-label={name}
      data-region="hint"
      className={`hint relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent py-2 ps-4 pe-2 text-on-accent forced-colors:border ${className}`}
    >
      {pointer && (
        <span
          aria-hidden="true"
          className="hint-pointer"
          data-below={pointer.isAbove ? undefined : ""}
          style={{ left: pointer.x - 6 }}
        />
      )}
      <div className="hint-texts grid min-w-0 flex-1 basis-64 py-1 leading-snug text-pretty">
        <p id={textId} className="self-center">
          {sentence}
        </p>
        {place === "design" && <Tallest />}
      </div>
      <div className="ms-auto flex items-center gap-1">
        <span className="text-sm whitespace-nowrap tabular-nums" aria-hidden="true">
          {t("{number} of {total}", { number, total })}
        </span>
        <button type="button" className={buttonLook} onClick={skipHints}>
          {t("Skip all hints")}
        </button>
        <button
          ref={next}
          type="button"
          aria-describedby={textId}
          className={`${buttonLook} bg-on-accent text-accent`}
          onClick={nextHint}
        >
          {isLast ? t("Done") : t("Next")}
        </button>
      </div>
    </section>
  );
}

const isBelowWindow = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().bottom > innerHeight;

/** Gives all hints above the canvas one height, so that the next one does not move the page under the pointer. */
function Tallest() {
  const read = useHintText();
  return hints
    .filter(({ place }) => place === "design")
    .map((hint) => (
      <p key={hint.id} aria-hidden="true" className="invisible">
        {read(hint)}
      </p>
    ));
}

function useHintText() {
  const isCoarse = useMediaQuery("(pointer: coarse)");
  return ({ text, touch = text }: Hint) => translate(isCoarse ? touch : text);
}

const buttonLook =
  "min-h-9 rounded-sm border border-transparent px-3 text-[0.9375rem] font-semibold whitespace-nowrap hover:underline pointer-coarse:min-h-11";

/** Distance between a hint and the element it points at, at most, in CSS pixels. */
const reach = 48;

/** Marks the target while the hint is shown, and says where the hint points at it from above or below. */
function usePointer(card: RefObject<HTMLElement | null>, target: string | undefined, textId: string) {
  const [pointer, setPointer] = useState<{ readonly x: number; readonly isAbove: boolean }>();
  useLayoutEffect(() => {
    const element = target === undefined ? null : document.querySelector(target);
    if (!element || !card.current) return undefined;
    const measured = card.current;
    const described = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", described === null ? textId : `${described} ${textId}`);
    element.setAttribute("data-hinted", "");
    const measure = () => {
      const of = element.getBoundingClientRect();
      const own = measured.getBoundingClientRect();
      const isAbove = own.top - of.bottom >= -1 && own.top - of.bottom < reach;
      const isBelow = of.top - own.bottom >= -1 && of.top - own.bottom < reach;
      const x = Math.min(Math.max(of.left + Math.min(of.width, 120) / 2 - own.left, 16), own.width - 16);
      setPointer(isAbove || isBelow ? { x, isAbove } : undefined);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      element.removeAttribute("data-hinted");
      if (described === null) element.removeAttribute("aria-describedby");
      else element.setAttribute("aria-describedby", described);
    };
  }, [card, target, textId]);
  return pointer;
}

/** Closes the hints on Escape. When a hint closes with the focus in it, the focus returns to where it was, or goes to what the hint speaks of. */
function useFocus(card: RefObject<HTMLElement | null>, target: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return undefined;
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Element && relatedTarget.closest("[data-region=hint]");
      if (!isInside) before = relatedTarget;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      closeHints();
    };
    current.addEventListener("focusin", remember);
    current.addEventListener("keydown", closeOnEscape);
    return () => {
      current.removeEventListener("focusin", remember);
      current.removeEventListener("keydown", closeOnEscape);
      if (!current.contains(document.activeElement)) return;
      focusFirst([before, target === undefined ? null : document.querySelector(target), document.querySelector("h1")]);
    };
  }, [card, target]);
}

const focusable = "a[href], button, input, select, textarea, [tabindex]";

function focusFirst(places: readonly (EventTarget | null)[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || !place.isConnected) continue;
    const element = place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
    element?.focus();
    if (element && element === document.activeElement) return;
  }
}
