import { countedMessage, message } from "@octavo/foundation";

export const archiveIncomplete = message(
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again",
);
export const archiveProtected = message("The bundle is protected by a password. Remove the protection and try again");
export const archiveTooLarge = message(
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document",
);
export const nameOutside = (name: string) =>
  message('The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again', {
    name,
  });
export const nameTwice = (name: string) =>
  message('The bundle has the file "{name}" twice. Export the document from your tablet again', { name });
export const fileDamaged = (name: string) =>
  message('The file "{name}" in the bundle is damaged. Export the document from your tablet again', { name });
export const noContent = message(
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi",
);
export const severalDocuments = (count: number) =>
  message("The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it", {
    count,
  });
export const notJson = (name: string) =>
  message('The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again', { name });
export const noPdf = (kind: string) =>
  message('The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner', {
    kind,
  });
export const pdfMissing = (name: string) =>
  message('The bundle lacks the PDF "{name}". Export the document with its PDF', { name });
export const pagesUnusable = (name: string) =>
  message('The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again', {
    name,
  });
export const pageOutside = (name: string, page: number, count: number) =>
  message(
    'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again',
    { name, page, count },
  );
export const otherVersion = (version: number) =>
  message(
    "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one",
    { version },
  );
export const unopened = message(
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced",
);
export const bookmarksByNumber = (name: string) =>
  message(
    'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them',
    { name },
  );
export const countedByPage = (count: number) =>
  countedMessage(
    count,
    "The handwriting of {count} page is of a version whose strokes are not counted. It counts as one mark",
    "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page",
  );
