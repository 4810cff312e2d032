const extension = ".pdf";
/** File systems allow 255 bytes; a character takes up to four of them. */
const longestName = 60;

/**
 * The file name of a planner. Specification, part 7: characters other than letters, digits, hyphen, underscore and
 * space are removed. Letters of any script count, with the marks that some of them need.
 */
export function pdfFileName(name: string): string {
  const kept = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "");
  const short = [...kept.trim()].slice(0, longestName).join("").trim();
  return (short || "planner") + extension;
}

/** RFC 6266: `filename` for everyone, `filename*` for whoever reads more than ASCII. */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_");
  const plain = `attachment; filename="${ascii}"`;
  return ascii === fileName ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
