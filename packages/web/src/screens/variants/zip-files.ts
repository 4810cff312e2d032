import { Zip, ZipPassThrough } from "fflate";

/** First time that a ZIP file can contain, so that equal PDFs give an equal file. */
const fixedTime = new Date(1980, 0, 1);

/** Only one file is copied at a time. PDFs are already compressed, so they are stored. */
export async function zipFiles(files: readonly { readonly name: string; readonly file: Blob }[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  for (const { name, file } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = fixedTime;
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}
