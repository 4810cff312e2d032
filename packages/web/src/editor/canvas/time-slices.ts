/** Long work on the thread that also listens to hands: a slice at a time. */

/** In milliseconds. Longer is felt; shorter, and the browser does little but show what has been done so far. */
const sliceDuration = 40;

/** The first slice is done at once. Returns what calls the rest off. */
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

/** In milliseconds, for browsers that do not tell when they are idle, and for those that never are. */
const idleTimeout = 300;

/** The same when there is nothing better to do. */
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
