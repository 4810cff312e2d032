import { projectLimits } from "@octavo/contract";
import { t } from "../language/t.ts";

/** Returns the default name of a copy. The suffix stays if a long name has to be cut. */
export function copyName(name: string): string {
  const word = ` ${t("copy")}`;
  return name.slice(0, projectLimits.name - word.length) + word;
}
