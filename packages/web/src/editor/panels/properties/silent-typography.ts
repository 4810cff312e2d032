/** How text is set where the document is silent, if all widgets are silent alike. */
import { type Widget, widgetDefinition } from "@octavo/engine";
import { sharedValue } from "../../document/shared-fields.ts";

interface SilentTypography {
  readonly size: number | undefined;
  readonly align: string | undefined;
}

export function silentTypography(widgets: readonly Widget[]): SilentTypography {
  const size = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.styling?.size.default);
  const align = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.styling?.text_align.default ?? "left");
  return { size: size.mixed ? undefined : size.value, align: align.mixed ? undefined : align.value };
}
