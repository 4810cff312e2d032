import { printStoredProject } from "@octavo/engine";
import { parseWholeDocument } from "../documents/project-document.ts";
import type { JobContext } from "./job-context.ts";
import type { ProjectSource } from "./lay-out-project.ts";

export interface ExportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A project as documents that `octavo build` and a new project read, and its fonts and pictures as files. */
export interface ExportedProject {
  readonly masters_yaml: string;
  readonly plan_yaml: string;
  readonly files: readonly ExportedFile[];
}

export function exportProject({ metadata, pieces }: ProjectSource, { world }: JobContext): ExportedProject {
  const document = parseWholeDocument(pieces);
  return {
    ...printStoredProject({ ...document, metadata }, world),
    files: [...fontFiles(document.fonts ?? []), ...pictureFiles(Buffer.concat(pieces).toString())],
  };
}

function fontFiles(fonts: NonNullable<ReturnType<typeof parseWholeDocument>["fonts"]>): ExportedFile[] {
  return fonts.map(({ family, weight, italic, data }, index) => ({
    name: `fonts/${index + 1}-${fileWord(family)}-${weight}${italic ? "-italic" : ""}.ttf`,
    bytes: Buffer.from(data.slice(data.indexOf(",") + 1), "base64"),
  }));
}

const extensions: Readonly<Record<string, string>> = { png: "png", jpeg: "jpg", jpg: "jpg", "svg+xml": "svg" };

/** Pictures are data URIs in the JSON of the document. Equal ones are one file. */
function pictureFiles(json: string): ExportedFile[] {
  const found = json.matchAll(/"data:image\/(png|jpe?g|svg\+xml);base64,([A-Za-z0-9+/=]+)"/g);
  const pictures = new Map([...found].map(([uri, type = "", data = ""]) => [uri, { type, data }]));
  return [...pictures.values()].map(({ type, data }, index) => ({
    name: `pictures/${index + 1}.${extensions[type]}`,
    bytes: Buffer.from(data, "base64"),
  }));
}

/** Letters and digits of a name, for a name of a file. */
function fileWord(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 60) || "font";
}
