/** Named values of text, lines and fills, which widgets use with `styling: { style: NAME }`. */
import { color, number, type PropertiesOf } from "./property.ts";
import { defaultStyling } from "./styling.ts";

/** Values of a style that a widget keeps in `styling`. */
export const textStyleTable = defaultStyling;

/** Values of a style that a widget keeps in `properties`, in a property of its own for each. */
const shapeStyleTable = {
  stroke_color: color({ label: "Stroke", default: undefined }),
  stroke_width: number({
    label: "Stroke width",
    min: 0,
    max: 20,
    step: 0.25,
    default: 0.75,
    unit: "pt",
    scaling: "stroke",
  }),
  fill_color: color({ label: "Fill", default: undefined }),
};

/** Properties that contain the width of lines. A widget has at most one of them. */
export const strokeWidthProperties: readonly string[] = ["stroke_width", "line_thickness", "border_width"];

export const styleTable = {
  ...textStyleTable,
  ...shapeStyleTable,
  background_color: color({ label: "Background", default: undefined }),
};

export type StyleValues = Partial<PropertiesOf<typeof styleTable>>;
export type StyleValueName = keyof StyleValues;

/** Contains only the values that the document has. */
export interface Style extends StyleValues {
  readonly name: string;
}

export const styleValueNames = Object.keys(styleTable) as readonly StyleValueName[];
