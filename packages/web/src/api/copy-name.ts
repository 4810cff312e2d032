import { projectLimits } from "@octavo/contract";
import { t } from "../language/t.ts";

/** What the copy of a project is called until somebody says otherwise. The word stays, however long the name is. */
export function copyName(name: string): string {
  const word = ` ${t("copy")}`;
  return name.slice(0, projectLimits.name - word.length) + word;
}
