import { X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { t } from "../language/t.ts";
import { useAnnounce } from "./announcer.tsx";
import { Button } from "./button.tsx";
import { failureText } from "./failure-text.ts";
import { IconButton } from "./icon-button.tsx";
import { listenToUndoOffers, type UndoOffer } from "./offer-undo.ts";

interface ShownOffer {
  readonly offer: UndoOffer;
  readonly id: number;
}

interface Offers {
  readonly offers: readonly ShownOffer[];
  /** Number of offers so far. */
  readonly made: number;
}

/** The latest offers stay on screen. */
const maxShown = 3;

function withOffer({ offers, made }: Offers, offer: UndoOffer): Offers {
  return { offers: [...offers, { offer, id: made }].slice(-maxShown), made: made + 1 };
}

/** The only region for such messages. It is always present, because screen readers announce only its changes. */
export function UndoRegion() {
  const [{ offers }, set] = useState<Offers>({ offers: [], made: 0 });
  const remove = (closed: UndoOffer) =>
    set((known) => ({ ...known, offers: known.offers.filter(({ offer }) => offer !== closed) }));
  useEffect(() => {
    const stop = listenToUndoOffers({
      onOffer: (offer) => set((known) => withOffer(known, offer)),
      onWithdraw: remove,
    });
    return stop;
  }, []);
  return (
    <output className="pointer-events-none fixed bottom-0 left-1/2 z-30 flex w-full -translate-x-1/2 flex-col gap-2 p-3 empty:hidden sm:w-[26rem] *:pointer-events-auto">
      {offers.map(({ offer, id }) => (
        <UndoMessage key={id} offer={offer} onClose={() => remove(offer)} />
      ))}
    </output>
  );
}

/** Time on screen, in milliseconds. It starts again when the pointer and the focus have left. */
const shownMilliseconds = 10_000;

interface UndoMessageProps {
  readonly offer: UndoOffer;
  readonly onClose: () => void;
}

function UndoMessage({ offer, onClose }: UndoMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const hasAttention = useAttention(message, onClose);
  const { isRunning, problem, run } = useUndo(offer, onClose);
  useTimeout(onClose, !hasAttention && !isRunning && problem === undefined);
  return (
    <div
      ref={message}
      className="flex items-center gap-2 rounded-md border border-edge bg-paper py-2 pe-2 ps-4 text-ink shadow-lg eink:shadow-none"
    >
      <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
        {offer.text}
        {problem !== undefined && <span className="block text-danger">{failureText(problem)}</span>}
      </p>
      <Button disabled={isRunning} onClick={() => void run()}>
        {isRunning ? t("Restoring…") : t("Undo")}
      </Button>
      <IconButton name={t("Close")} Icon={X} onClick={onClose} />
    </div>
  );
}

function useUndo({ undo, failed }: UndoOffer, onDone: () => void) {
  const announce = useAnnounce();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      announce(await undo());
      onDone();
    } catch (reason) {
      setProblem(failureMessage(reason, failed));
      setRunning(false);
    }
  };
  return { isRunning, problem, run };
}

/**
 * Returns true while the pointer or the focus is on the message. Escape closes it. When it closes, the focus returns to
 * the element that had it before.
 */
function useAttention(message: RefObject<HTMLElement | null>, onEscape: () => void): boolean {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const close = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const { current } = message;
    if (!current) return undefined;
    const contains = (target: EventTarget | null) => target instanceof Node && current.contains(target);
    let before: EventTarget | null = null;
    const listeners = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => void) =>
      current.addEventListener(type, act, listeners);
    on("pointerenter", () => setPointed(true));
    on("pointerleave", () => setPointed(false));
    on("focusin", ({ relatedTarget }) => {
      if (!contains(relatedTarget)) before = relatedTarget;
      setFocus(true);
    });
    on("focusout", ({ relatedTarget }) => setFocus(contains(relatedTarget)));
    on("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
    return () => {
      listeners.abort();
      if (contains(document.activeElement)) focusOn(before);
    };
  }, [message]);
  return isPointed || hasFocus;
}

function focusOn(before: EventTarget | null): void {
  const target = before instanceof HTMLElement && before.isConnected ? before : document.querySelector("h1");
  if (!target) return;
  if (target.matches("h1")) target.tabIndex = -1;
  target.focus();
}

function useTimeout(end: () => void, isCounting: boolean): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => onEnd(), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isCounting]);
}
