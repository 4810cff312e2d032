import { projectLimits } from "@octavo/contract";
import { designNameLength, uniqueName } from "@octavo/foundation";
import { t } from "../language/t.ts";

/** Returns the default name of a copy. The suffix stays if a long name has to be cut. */
export function copyName(name: string, limit: number = projectLimits.name): string {
  const word = ` ${t("copy")}`;
  return name.slice(0, limit - word.length) + word;
}

/** Room for the number of `uniqueName`. */
const numberLength = 4;

/** Returns a free name for the copy of a master. */
export function masterCopyName(name: string, taken: readonly string[]): string {
  return uniqueName(copyName(name, designNameLength.max - numberLength), taken);
}
