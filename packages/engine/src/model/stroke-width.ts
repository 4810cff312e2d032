/** Lengths of widgets that are the width of a stroke or the size of a dot, which must not fall below what a screen can draw. */
const names: ReadonlySet<string> = new Set(["line_thickness", "stroke_width", "border_width", "dot_size"]);

export function isStrokeWidth(property: string): boolean {
  return names.has(property);
}
