/**
 * Electronic paper takes a noticeable time for each change and shows some of the one before. In its theme a drag is an
 * outline, drawn some eight times in a second; what it came to is drawn when it ends.
 */
export function isSlowScreen(): boolean {
  return document.documentElement.dataset["theme"] === "eink";
}

/** In milliseconds. */
const interval = 125;

interface MoveThrottle {
  readonly send: (event: PointerEvent) => void;
  /** Before anything else is sent: what came later must not be followed by what came before. */
  readonly drop: () => void;
}

/** The moves of a pointer, on slow screens only the last one in each interval. */
export function throttleMoves(send: (event: PointerEvent) => void): MoveThrottle {
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

interface WheelBatch<Turn> {
  readonly send: (turn: Turn) => void;
  /** Before anything else is sent: what came later must not be followed by what came before. */
  readonly flush: () => void;
}

/**
 * The turns of a wheel, on slow screens those of an interval together. Each of them counts: how far one zooms is bounded, where
 * it does so is under the pointer, and in and out are no mirror images, so that their sum would be something else.
 */
export function batchWheel<Turn>(send: (turns: readonly Turn[]) => void): WheelBatch<Turn> {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turns: readonly Turn[] = [];
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (turns.length === 0) return;
    next = performance.now() + interval;
    const all = turns;
    turns = [];
    send(all);
  };
  return {
    flush,
    send: (turn) => {
      turns = [...turns, turn];
      const wait = next - performance.now();
      if (wait <= 0 || !isSlowScreen()) flush();
      else timer ??= setTimeout(flush, wait);
    },
  };
}
