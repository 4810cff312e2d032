/** Time in milliseconds that a pointer must rest on a button. */
const showDelay = 500;
/** Time in milliseconds after a tooltip in which the next one appears without delay. */
const warmPeriod = 300;

/** Reports the button whose tooltip is shown. Any press hides it. */
export function watchTooltips(show: (button: HTMLElement | undefined) => void): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true, passive: true };
  let under: HTMLElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  let putAwayAt = Number.NEGATIVE_INFINITY;

  const putAway = () => {
    clearTimeout(waiting);
    if (shownAt !== undefined) putAwayAt = performance.now();
    shownAt = undefined;
    show(undefined);
  };
  const restOn = (button: HTMLElement | undefined) => {
    if (button === under) return;
    putAway();
    under = button;
    if (!button) return;
    const isWarm = performance.now() - putAwayAt < warmPeriod;
    waiting = setTimeout(
      () => {
        shownAt = performance.now();
        show(button);
      },
      isWarm ? 0 : showDelay,
    );
  };

  document.addEventListener(
    "pointerover",
    ({ pointerType, target }) => restOn(tooltipTarget(target, pointerType)),
    options,
  );
  document.addEventListener("focusin", ({ target }) => restOn(tooltipTarget(target, "keys")), options);
  document.addEventListener("focusout", () => restOn(undefined), options);
  document.addEventListener("pointerdown", putAway, options);
  document.addEventListener("keydown", putAway, options);
  return () => {
    clearTimeout(waiting);
    listeners.abort();
  };
}

function tooltipTarget(target: EventTarget | null, by: string): HTMLElement | undefined {
  if (by === "touch" || !(target instanceof Element)) return undefined;
  if (by === "keys" && !target.matches(":focus-visible")) return undefined;
  return target.closest<HTMLElement>("[data-tip]") ?? undefined;
}
