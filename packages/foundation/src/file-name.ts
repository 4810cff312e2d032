/** File names may have 255 bytes, and a character takes up to four. */
const maxNameLength = 60;

/**
 * Name of a planner's file, without its ending. Specification, part 7: removes all characters except letters, digits,
 * hyphens, underscores and spaces. Keeps letters of any script and their combining marks, and dashes such as that of
 * "2026–27" as hyphens.
 */
export function plannerFileName(name: string): string {
  const kept = name
    .normalize("NFC")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "");
  const short = [...kept.replace(/ +/g, " ").trim()].slice(0, maxNameLength).join("").trim();
  return short || "planner";
}
