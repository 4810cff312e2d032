import { Zip, ZipPassThrough } from "fflate";

export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** The first date of ZIP files, so that the same files give the same bytes. */
const noTime = new Date(1980, 0, 1);

/** Stores files without compression, because PDFs are compressed. Reads one at a time. */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  for (const { name, file } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = noTime;
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}
