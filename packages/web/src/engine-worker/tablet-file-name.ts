/** Name of a planner, or of a document with handwriting, without what tells the kind of the file. */
export function withoutExtension(name: string): string {
  return name.replace(/\.(?:pdf|rmdoc|zip|xopp)$/i, "");
}
