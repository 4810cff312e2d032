import type { MoonPhase } from "../../calendar/almanac.ts";
import { itemOf, type PageFacts } from "../page-facts.ts";
import { dateVariable, type PageVariable, type VariableFamily } from "./page-variable.ts";

/** Half black on the side that is dark in the northern hemisphere. All fonts with geometric shapes have these signs. */
const moonSigns: Readonly<Record<MoonPhase, string>> = {
  new: "●",
  "first quarter": "◐",
  full: "○",
  "last quarter": "◑",
};

type Text = (phase: MoonPhase, facts: PageFacts) => string;

function moonVariable(label: string, text: Text): PageVariable {
  const shown = (phase: MoonPhase | undefined, facts: PageFacts) => (phase === undefined ? "" : text(phase, facts));
  return dateVariable({
    label,
    constantIn: "day",
    on: (date, facts) => shown(facts.almanac.moonPhase(date), facts),
    numbered: (format, facts) => {
      const date = itemOf(facts)?.date;
      const offset = offsetOf(format);
      return date && offset !== undefined ? shown(facts.almanac.moonPhase(date, offset), facts) : undefined;
    },
  });
}

/** Minutes ahead of UTC: `+2` or `-5:30`. */
function offsetOf(format: string): number | undefined {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{1,2})(?::([0-5]\d))?$/.exec(format) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || offset > 14 * 60) return undefined;
  return sign === "-" ? -offset : offset;
}

export const moon: VariableFamily = {
  category: "Moon",
  variables: {
    moon: moonVariable("Sign of the moon's phase: ●, ◐, ○ or ◑", (phase) => moonSigns[phase]),
    moon_phase: moonVariable("Phase of the moon", (phase, { names, almanac }) => almanac.moonName(phase, names.locale)),
  },
};
