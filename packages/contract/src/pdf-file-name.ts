const extension = ".pdf";
/** File systems allow 255 bytes; a character takes up to four of them. */
const longestName = 60;

/**
 * The file name of a planner. Specification, part 7: characters other than letters, digits, hyphen, underscore and
 * space are removed. Letters of any script count, with the marks that some of them need.
 */
export function pdfFileName(name: string): string {
  const kept = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "");
  const short = [...kept.replace(/ +/g, " ").trim()].slice(0, longestName).join("").trim();
  return (short || "planner") + extension;
}
