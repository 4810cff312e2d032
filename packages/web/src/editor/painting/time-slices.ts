/** Splits long work into slices, so that the main thread can handle input. */

/**
 * In milliseconds. Longer slices delay input noticeably. Shorter ones spend most of the time on intermediate paints.
 */
const sliceDuration = 40;

/** Runs the first slice immediately. Returns a function that cancels the rest. */
export function runInSlices(steps: Iterator<unknown, void>, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    const end = performance.now() + sliceDuration;
    do if (steps.next().done) return onDone();
    while (performance.now() < end);
    timer = setTimeout(goOn);
  };
  goOn();
  return () => clearTimeout(timer);
}

export function runAtOnce(steps: Iterator<unknown, void>): void {
  while (!steps.next().done);
}

/** In milliseconds, for browsers without idle callbacks and for browsers that are never idle. */
const idleTimeout = 300;

/** Runs in slices while the browser is idle. Returns a function that cancels the work. */
export function runWhenIdle(steps: Iterator<unknown, void>, onDone: () => void): () => void {
  let callOff = () => undefined as void;
  const begin = () => {
    callOff = runInSlices(steps, onDone);
  };
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(begin, { timeout: 4 * idleTimeout });
    callOff = () => cancelIdleCallback(request);
  } else {
    const timer = setTimeout(begin, idleTimeout);
    callOff = () => clearTimeout(timer);
  }
  return () => callOff();
}
