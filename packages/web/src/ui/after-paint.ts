/** In milliseconds; a page that nobody looks at paints nothing. */
const maxWait = 100;

/**
 * When what has been drawn is on the screen: to ask for a part takes a browser longer than a frame has. Returns what calls
 * it off.
 */
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
