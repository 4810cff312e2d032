import { themeNames } from "virtual:theme-names";
import { translate } from "../../language/t.ts";

/** Returns the name of a theme in the language of the studio. Documents name themes in the language of the planner. */
export function themeName(name: string): string {
  const [english = name] = Object.entries(themeNames).find(([, names]) => names.includes(name)) ?? [];
  return translate(english);
}
