/** ISO 32000-2, 14.3.3. */
import type { WorkRights } from "@octavo/foundation";
import type { DocumentInformation } from "../../display/display-list.ts";
import { formatDictionary, formatString, formatTextString, type ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import { rightsEntries } from "./rights.ts";

export function writeDocumentInformation(
  file: PdfFile,
  information: DocumentInformation,
  rights?: WorkRights,
): ObjectNumber {
  const { title, subject, author, created } = information;
  const entries = {
    Title: textEntry(title),
    Subject: textEntry(subject),
    Author: textEntry(author),
    Creator: "(Octavo)",
    Producer: "(Octavo)",
    CreationDate: created === undefined ? undefined : formatString(`D:${created.replaceAll("-", "")}`),
    ...(rights && rightsEntries(rights)),
  };
  return file.add("other", formatDictionary(entries));
}

function textEntry(text: string) {
  return text === "" ? undefined : formatTextString(text);
}
