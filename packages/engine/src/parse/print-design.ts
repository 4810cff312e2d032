import { defaultCanvas } from "../model/canvas.ts";
import type { Master } from "../model/master.ts";
import type { Canvas, Metadata } from "../model/template.ts";
import { printTemplate } from "./print-template.ts";
import { templateDefaults } from "./template-defaults.ts";

/** Prints a page design as a template of one page. */
export function printDesign(
  { name, description, widgets }: Master,
  canvas: Canvas = defaultCanvas,
  metadata: Partial<Metadata> = {},
): string {
  return printTemplate({
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, name, description, ...metadata },
    canvas,
    widgets: widgets.map((widget) => ({ ...widget, page: 1 })),
  });
}
