/**
 * Returns a cleared context with the given size. A reset would make the browser recompute the styles of the document
 * as soon as text properties are set to unknown values.
 */
export function clearedContext(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext("2d");
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else {
    context?.setTransform(1, 0, 0, 1, 0, 0);
    context?.clearRect(0, 0, width, height);
  }
  return context;
}
