/** How text is set where the document is silent, if all widgets are silent alike. */

import { sharedValue } from "@octavo/editor";
import { type Widget, widgetDefinition } from "@octavo/engine";

interface DefaultTypography {
  readonly size: number | undefined;
  readonly align: string | undefined;
}

export function defaultTypography(widgets: readonly Widget[]): DefaultTypography {
  const size = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.typography?.size);
  const align = sharedValue(widgets, ({ type }) => widgetDefinition(type)?.typography?.align ?? "left");
  return { size: size.mixed ? undefined : size.value, align: align.mixed ? undefined : align.value };
}
