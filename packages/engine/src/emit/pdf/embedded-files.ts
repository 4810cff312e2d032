/** Embedded and associated files: ISO 32000-2, 7.11.4 and 14.13. */
import { embeddedFiles } from "../../manifest/embedded-files.ts";
import type { BinaryString } from "./bytes.ts";
import {
  formatArray,
  formatDictionary,
  formatName,
  formatReference,
  formatString,
  type ObjectNumber,
} from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

const relationships = { manifest: "/Data", project: "/Source" } as const;

export interface FileEntry {
  readonly name: string;
  readonly specification: ObjectNumber;
}

/** Adds a file with ASCII text to the PDF. Without dates, so that equal documents make equal bytes. */
export function writeEmbeddedFile(file: PdfFile, kind: keyof typeof embeddedFiles, text: string): FileEntry {
  const { name, type } = embeddedFiles[kind];
  const stream = file.addStream(
    {
      Type: "/EmbeddedFile",
      Subtype: formatName(type),
      Params: formatDictionary({ Size: String(text.length) }),
    },
    text,
  );
  const specification = {
    Type: "/Filespec",
    F: formatString(name),
    UF: formatString(name),
    EF: formatDictionary({ F: formatReference(stream), UF: formatReference(stream) }),
    AFRelationship: relationships[kind],
  };
  return { name, specification: file.add("other", formatDictionary(specification)) };
}

/** Leaf of the name tree `EmbeddedFiles`, with names in order. */
export function embeddedFileNames(files: readonly FileEntry[]): BinaryString {
  const names = files.flatMap(({ name, specification }) => [formatString(name), formatReference(specification)]);
  return formatDictionary({ Names: formatArray(names) });
}

export function associatedFiles(files: readonly FileEntry[]): BinaryString {
  return formatArray(files.map(({ specification }) => formatReference(specification)));
}
