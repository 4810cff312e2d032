import { white } from "../foundation/color.ts";
import type { Margins } from "./device-profile.ts";
import { defaultPage } from "./page-size.ts";
import type { Canvas } from "./template.ts";

export const defaultMargins: Margins = [72, 72, 72, 72];

/** The page that a design without one is drawn for, as existing documents expect. */
export const defaultCanvas: Canvas = {
  dimensions: { ...defaultPage, margins: defaultMargins },
  coordinate_system: "top_left",
  background: white,
  grid_size: 10,
  snap_enabled: true,
};

/** PDF's largest page side (ISO 32000-2 Annex C); nothing that is printed lies beyond it. */
export const maxPageSide = 14_400;
