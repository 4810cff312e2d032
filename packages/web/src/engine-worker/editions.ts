import { type Edition, largestPdf, parseProject, pdfTooLarge, readEdition, type World } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { deflate } from "./deflate.ts";
import type { OpenedEdition, ProjectDetails } from "./protocol.ts";
import { inflate } from "./read-pictures.ts";

/** Returns a message if the file is not a PDF of Octavo. */
export async function openEdition(file: Blob, world: World): Promise<OpenedEdition | { readonly refusal: Message }> {
  if (file.size > largestPdf) return { refusal: pdfTooLarge };
  const read = readEdition(new Uint8Array(await file.arrayBuffer()), { inflate, deflate });
  return "refusal" in read ? read : { edition: read.edition, details: detailsOf(read.edition, world) };
}

function detailsOf({ project: source }: Edition, { profiles }: World): ProjectDetails | undefined {
  const project = source && parseProject(source, profiles).project;
  if (!project) return undefined;
  const { name, description, category, author, device_profile } = project.metadata;
  return { name, description, category, author, device_profile: source.profile ?? device_profile };
}
