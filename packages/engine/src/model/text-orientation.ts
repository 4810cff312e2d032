import { choice } from "./property.ts";

/** For widgets that set text. Existing documents use `vertical`, which reads downward. */
export const orientation = choice(["horizontal", "vertical_cw", "vertical_ccw"], {
  label: "Orientation",
  default: "horizontal",
  synonyms: { vertical: "vertical_cw" },
});
