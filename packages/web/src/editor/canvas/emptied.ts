/**
 * Its context with nothing painted, in its own pixels. It is not reset: a browser works out the styles of the document anew when
 * it is told about letters, unless they are those that it knows.
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
