/** Files in each PDF. Readers find them by their media type. */
export const embeddedFiles = {
  manifest: { name: "octavo-manifest.json", type: "application/vnd.octavo.manifest+json" },
  project: { name: "octavo-project.json", type: "application/vnd.octavo.project+json" },
} as const;

/**
 * Key of each page's number as Octavo wrote it, in the dictionary of the page (ISO 32000-2, 14.5 leaves such keys to programs).
 * Programs that move, copy or delete pages keep it.
 */
export const pageMark = "OctavoPage";

/** Keys of pages that a carry of handwriting wrote: a page "from the earlier edition", and the list of such pages. */
export const earlierMark = "OctavoEarlier";
export const listMark = "OctavoList";

/** Keys of a picture's number in the dictionaries of its stream and of that of its alpha, to which the project refers. */
export const pictureMark = "OctavoPicture";
export const maskMark = "OctavoMask";
