import { type Edition, Latin1, largestPdf, parseProject, pdfTooLarge, readEdition, type World } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { deflate } from "./deflate.ts";
import type { OpenedEdition, ProjectDetails } from "./protocol.ts";
import { inflate } from "./read-pictures.ts";

/** The header of a PDF is in so many bytes. */
const pdfHeader = 1024;

/** Returns a message if the file is neither a PDF of Octavo nor a bundle with one. */
export async function openEdition(file: Blob, world: World): Promise<OpenedEdition | { readonly refusal: Message }> {
  const start = new Latin1(new Uint8Array(await file.slice(0, pdfHeader).arrayBuffer()));
  const found =
    start.firstIndexOf("%PDF-", pdfHeader) === undefined && (await (await import("./pdf-in-file.ts")).pdfInFile(file));
  if (found && "refusal" in found) return found;
  if (!found && file.size > largestPdf) return { refusal: pdfTooLarge };
  const pdf = found ? found.pdf : new Uint8Array(await file.arrayBuffer());
  const read = readEdition(pdf, { inflate, deflate });
  return "refusal" in read ? read : { edition: read.edition, details: detailsOf(read.edition, world) };
}

function detailsOf({ project: source }: Edition, { profiles }: World): ProjectDetails | undefined {
  const project = source && parseProject(source, profiles).project;
  if (!project) return undefined;
  const { name, description, category, author, device_profile } = project.metadata;
  return { name, description, category, author, device_profile: source.profile ?? device_profile };
}
