/** The plan's name with letters, digits, hyphens, underscores and spaces kept, as the specification has it. */
export function pdfFileName(name: string): string {
  const clean = name
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, "")
    .replace(/ +/g, " ")
    .trim();
  return `${clean || "Planner"}.pdf`;
}

/** "142 kB", "1.2 MB" */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
