import type { Size, Widget } from "@octavo/engine";
import { widgetLabel } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";

/** In characters. */
const longestText = 24;

/** Returns "Text “Notes” at the top left", for people who know the page but not its ids. */
export function widgetWords({ type, content = "", position }: Widget, page: Size): string {
  const text = content.trim().replace(/\s+/g, " ");
  const named = { type: translate(widgetLabel(type)), place: placeWords(position, page) };
  if (text === "") return t("{type} {place}", named);
  const shown = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return t("{type} “{text}” {place}", { ...named, text: shown });
}

/** Returns the ninth of the page that contains the centre of a rectangle. */
function placeWords({ x, y, width, height }: Widget["position"], page: Size): string {
  const places = [
    [t("at the top left"), t("at the top"), t("at the top right")],
    [t("at the left"), t("in the middle"), t("at the right")],
    [t("at the bottom left"), t("at the bottom"), t("at the bottom right")],
  ];
  const third = (centre: number, size: number) => Math.max(0, Math.min(2, Math.floor((centre / size) * 3)));
  return places[third(y + height / 2, page.height)]?.[third(x + width / 2, page.width)] ?? "";
}
