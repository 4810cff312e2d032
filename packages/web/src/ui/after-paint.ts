/** In milliseconds. A hidden page paints nothing. */
const maxWait = 100;

/** Runs `work` after the next paint, because requesting a module takes longer than a frame. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, maxWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
