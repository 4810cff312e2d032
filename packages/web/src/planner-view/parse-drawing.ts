import { t } from "../language/t.ts";
/**
 * The engine's SVG as a node of this document. Nothing in it can run: the engine escapes all text, a document that
 * is parsed this way executes no script, and what has no business in a page is taken out besides.
 */
export function parseDrawing(svg: string): SVGElement {
  const parsed = new DOMParser().parseFromString(withoutStyle(svg), "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGElement) || parsed.tagName !== "svg") throw new Error("The page could not be drawn.");
  for (const element of parsed.querySelectorAll("script, foreignObject, style")) element.remove();
  for (const link of parsed.querySelectorAll("a[data-page]")) {
    const page = link.getAttribute("data-page") ?? "";
    // Without a label of its own, the page goes by its number: here in the language of the studio.
    if (link.getAttribute("aria-label") === `Page ${page}`) link.setAttribute("aria-label", t("Page {page}", { page }));
  }
  return document.adoptNode(parsed);
}

/** A Content-Security-Policy without inline styles refuses the root's attribute; the style sheet says the same. */
function withoutStyle(svg: string): string {
  return svg.replace(/ style="[^"]*"/, "");
}
