/** Texts and styles with a font that the document contains. */
import {
  type DocumentFont,
  type FontLibrary,
  findFace,
  propertyWithRole,
  type SharedParts,
  type Widget,
} from "@octavo/engine";
import type { Widgets } from "./widget-lists.ts";

interface NamedWidgets {
  readonly name: string;
  readonly widgets: Widgets;
}

export interface FontUse {
  readonly of: "design" | "block" | "style";
  readonly name: string;
  /** Number of widgets. 1 for a style. */
  readonly count: number;
}

/** Uses in designs, and in blocks, styles and themes. */
export function usesOfFont(
  font: DocumentFont,
  designs: readonly NamedWidgets[],
  { blocks = [], styles = [], themes = [] }: SharedParts,
  library: FontLibrary,
): readonly FontUse[] {
  const isUsed = (name: unknown) => typeof name === "string" && isFace(font, library, name);
  const inWidgets = (of: FontUse["of"], lists: readonly NamedWidgets[]) =>
    lists.map(
      ({ name, widgets }): FontUse => ({ of, name, count: widgets.filter((one) => fonts(one).some(isUsed)).length }),
    );
  const used = [...styles, ...themes.flatMap((theme) => theme.styles)].filter((style) => isUsed(style.font));
  return [
    ...inWidgets("design", designs),
    ...inWidgets("block", blocks),
    ...[...new Set(used.map(({ name }) => name))].map((name): FontUse => ({ of: "style", name, count: 1 })),
  ].filter(({ count }) => count > 0);
}

function isFace(font: DocumentFont, library: FontLibrary, name: string): boolean {
  const { family, face } = findFace(library, name) ?? {};
  return (
    family?.kind === "own" && family.name === font.family && face?.weight === font.weight && face.italic === font.italic
  );
}

/** Fonts of a widget and of its cell. */
function fonts({ type, styling, properties }: Pick<Widget, "type" | "styling" | "properties">): readonly unknown[] {
  const role = propertyWithRole(type, "cell");
  const cell = role === undefined ? undefined : properties?.[role];
  const inCell = typeof cell === "object" && cell !== null && "type" in cell ? fonts(cell as Widget) : [];
  return [styling?.["font"], ...inCell];
}
