import { t } from "../language/t.ts";
/**
 * Parses the engine's SVG. Scripts cannot run: the engine escapes text, parsed documents execute nothing, and unexpected
 * elements are removed.
 */
export function parseDrawing(svg: string): SVGElement {
  const parsed = new DOMParser().parseFromString(withoutStyle(svg), "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGElement) || parsed.tagName !== "svg") throw new Error("The page could not be drawn.");
  for (const element of parsed.querySelectorAll("script, foreignObject, style")) element.remove();
  for (const link of parsed.querySelectorAll("a[data-page]")) {
    const page = link.getAttribute("data-page") ?? "";
    // A link to a page without a label has the English default name, which is translated here.
    if (link.getAttribute("aria-label") === `Page ${page}`) link.setAttribute("aria-label", t("Page {page}", { page }));
  }
  return document.adoptNode(parsed);
}

/**
 * Removes the style of the root element, which a strict Content-Security-Policy refuses. The style sheet has the same rule.
 */
function withoutStyle(svg: string): string {
  return svg.replace(/ style="[^"]*"/, "");
}
