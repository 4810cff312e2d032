import type { TextAlign } from "../typography/text-style.ts";
import { choice, font, number, opaqueColor, type PropertiesOf, type Property } from "./property.ts";

/** `styling` of a widget that sets text. */
export type StylingTable = ReturnType<typeof stylingTable>;
export type Styling = PropertiesOf<StylingTable>;
export type StylingName = keyof Styling;

interface StylingDefaults {
  /** Type size in points. */
  readonly size: number;
  /** Largest type size of the panel, in points. A document may use a larger one. */
  readonly maxSize: number;
  readonly align?: TextAlign;
}

export function stylingTable({ size, maxSize, align = "left" }: StylingDefaults) {
  return {
    font: constant(font({ label: "Font", default: "Helvetica" })),
    size: constant(
      number({
        label: "Size",
        min: 1,
        max: 400,
        inputMin: 6,
        inputMax: maxSize,
        step: 1,
        default: size,
        unit: "pt",
        scaling: "type",
      }),
    ),
    color: constant(opaqueColor({ label: "Color", default: "#000000" })),
    text_align: constant(choice<TextAlign>(["left", "center", "right"], { label: "Text Align", default: align })),
    line_height: constant(number({ label: "Line height", min: 0.8, max: 5, default: 1.2 })),
  };
}

/** Styling has no tokens, and existing documents write an empty text for the default. */
function constant<P extends Property<unknown>>(property: P): P {
  const { read } = property;
  return {
    ...property,
    tokens: "none",
    read: (raw: unknown) => (raw === "" ? { value: property.default } : read(raw)),
  };
}

/** Type of widgets that offer no typography, such as the cells of a box. */
export const defaultStyling = stylingTable({ size: 12, maxSize: 72 });

export const stylingNames = Object.keys(defaultStyling) as readonly StylingName[];
