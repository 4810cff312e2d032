import { white } from "../primitives/color.ts";
import type { Margins } from "./device-profile.ts";
import { defaultPage } from "./page-size.ts";
import type { Canvas } from "./template.ts";

export const defaultMargins: Margins = [72, 72, 72, 72];

/** Page of a design without a canvas, as in existing documents. */
export const defaultCanvas: Canvas = {
  dimensions: { ...defaultPage, margins: defaultMargins },
  coordinate_system: "top_left",
  background: white,
  grid_size: 10,
  snap_enabled: true,
};

/** Largest page side in PDF, in points (ISO 32000-2 Annex C). */
export const maxPageSide = 14_400;
