/**
 * Electronic paper needs noticeable time for each update and leaves traces of the previous image. In its theme a drag
 * shows an outline at about eight frames per second and draws the result at the end.
 */
export function isSlowScreen(): boolean {
  return document.documentElement.dataset["theme"] === "eink";
}

/** In milliseconds. */
const interval = 125;

interface MoveThrottle {
  readonly send: (event: PointerEvent) => void;
  /** Discards the waiting move before other input is sent. */
  readonly drop: () => void;
}

/** Sends pointer moves. On slow screens only the last move of each interval is sent. */
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
  /** Sends waiting wheel input before other input is sent. */
  readonly flush: () => void;
}

/**
 * Sends wheel input, on slow screens once for each interval. Deltas cannot be added: the zoom has limits and depends
 * on the pointer position, and zooming in and out are not inverse.
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
