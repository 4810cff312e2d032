import { type Color, grayOf } from "@octavo/engine";
import { t } from "../../language/t.ts";

/** Name of a swatch. Grays are named by their share of black. */
export function colorName(color: Color): string {
  const named = hueNames()[color];
  if (named !== undefined) return named;
  const percent = Math.round((1 - Number.parseInt(grayOf(color).slice(1, 3), 16) / 255) * 100);
  if (percent === 100) return t("Black");
  return percent === 0 ? t("White") : t("Gray {percent} %", { percent });
}

/** Names of the colors in device-colors.ts. */
function hueNames(): Readonly<Record<string, string>> {
  return {
    "#b3261e": t("Red"),
    "#c45a00": t("Orange"),
    "#8a6d00": t("Ochre"),
    "#2e7d32": t("Green"),
    "#00796b": t("Teal"),
    "#1565c0": t("Blue"),
    "#5e35b1": t("Violet"),
    "#ad1457": t("Pink"),
    "#f6c9c5": t("Light red"),
    "#fbd9b8": t("Light orange"),
    "#f5e6a3": t("Light yellow"),
    "#cbe7cd": t("Light green"),
    "#bfe5e0": t("Light teal"),
    "#c3dbf5": t("Light blue"),
    "#dacdf2": t("Light violet"),
    "#f5c8da": t("Light pink"),
  };
}
