import { webcrypto } from "node:crypto";
import { type CompiledColumns, compiledColumns } from "./project-document.ts";

/** SHA-256 of everything that a compile reads, and of nothing else. Not on this thread: a document may have megabytes. */
export async function contentHash(row: CompiledColumns, text: string): Promise<string> {
  const content = Buffer.from(`${JSON.stringify(compiledColumns(row))}\n${text}`);
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", content)).toString("hex");
}
