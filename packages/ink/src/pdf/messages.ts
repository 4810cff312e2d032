import { countedMessage, message } from "@octavo/foundation";

export const annotatedDamaged = message(
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first",
);
export const nextDamaged = message("The pages of the new PDF cannot be read. Build it again");
export const otherPlanner = message(
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates",
);
export const noListOfPages = message(
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet",
);
export const otherPages = (count: number, expected: number) =>
  message(
    "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet",
    { count, expected },
  );
export const otherLinks = message(
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet",
);
export const tooManyMarks = (most: number) =>
  message("The PDF has more than {most} strokes and notes. Export fewer pages", { most });
export const nothingWritten = message("The PDF has no handwriting that could be carried");

/** Warnings. */
export const pagesByNumber = message(
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size",
);
export const noProject = message(
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared",
);
export const becamePictures = (count: number) =>
  countedMessage(
    count,
    "A program had drawn {count} page anew. Its handwriting was carried as a picture, at the resolution of the device",
    "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device",
  );
export const contentUnknown = (count: number) =>
  countedMessage(
    count,
    "On {count} page, handwriting that a program drew into the page cannot be told from its print. The page is at the end as it was",
    "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were",
  );
