import { choice } from "./property.ts";

/** Shared by every widget that sets text. Existing documents say `vertical`, which reads downward. */
export const orientation = choice(["horizontal", "vertical_cw", "vertical_ccw"], {
  label: "Orientation",
  default: "horizontal",
  synonyms: { vertical: "vertical_cw" },
});
