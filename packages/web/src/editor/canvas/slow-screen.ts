/**
 * Electronic paper takes a noticeable time for each change and shows some of the one before. In its theme a drag is an
 * outline, drawn some eight times in a second; what it came to is drawn when it ends.
 */
export function isSlowScreen(): boolean {
  return document.documentElement.dataset["theme"] === "eink";
}

/** In milliseconds. */
const interval = 125;

interface Moves {
  readonly send: (event: PointerEvent) => void;
  /** Before anything else is sent: what came later must not be followed by what came before. */
  readonly drop: () => void;
}

/** The moves of a pointer, on slow screens only the last one in each interval. */
export function thinned(send: (event: PointerEvent) => void): Moves {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (event: PointerEvent) => {
    next = performance.now() + interval;
    send(event);
  };
  const drop = () => clearTimeout(timer);
  return {
    drop,
    send: (event) => {
      drop();
      const wait = next - performance.now();
      if (wait <= 0 || !isSlowScreen()) now(event);
      else timer = setTimeout(now, wait, event);
    },
  };
}
