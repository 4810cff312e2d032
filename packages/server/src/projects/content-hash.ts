import { createHash } from "node:crypto";
import type { ProjectRow } from "../store/tables.ts";
import { type CompiledColumns, compiledColumns } from "./project-document.ts";

/** SHA-256 of all data that a compilation reads. The document is represented by its own hash. */
export function contentHash(row: CompiledColumns & Pick<ProjectRow, "document_hash">): string {
  return createHash("sha256")
    .update(`${JSON.stringify(compiledColumns(row))}\n${row.document_hash}`)
    .digest("hex");
}
