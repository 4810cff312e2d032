import type { PageWidget, Placeholder, Template } from "../model/template.ts";

/** Printed on blank pages, in the language of the planner if it is known here, else in English. */
const notes: Readonly<Record<string, string>> = {
  en: "no longer in the plan",
  de: "nicht mehr im Plan",
  es: "ya no está en el plan",
  fr: "n’est plus dans le plan",
  pl: "nie ma jej już w planie",
};

const size = 9;
const inset = 24;

/** Notes in the bottom corner of pages that stand for removed ones, so that nobody takes them for an error. */
export function blankNotes(
  placeholders: readonly Placeholder[],
  { canvas, metadata }: Template,
): readonly PageWidget[] {
  const { width, height } = canvas.dimensions;
  const note = notes[metadata.locale.split("-", 1)[0] ?? ""] ?? notes.en;
  return placeholders
    .filter(({ state }) => state === "blank")
    .map(({ page, identity }) => ({
      id: `blank-${page}`,
      type: "text_block",
      page,
      position: { x: inset, y: height - inset - 2 * size, width: width - 2 * inset, height: 2 * size },
      content: `${identity.replaceAll(/[{}]/g, "")}: ${note}`,
      styling: { size, color: "#666666" },
    }));
}
