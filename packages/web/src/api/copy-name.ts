import { projectLimits } from "@octavo/contract";

const word = " copy";

/** What the copy of a project is called until somebody says otherwise. The word stays, however long the name is. */
export function copyName(name: string): string {
  return name.slice(0, projectLimits.name - word.length) + word;
}
