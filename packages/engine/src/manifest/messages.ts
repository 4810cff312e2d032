import { message } from "@octavo/foundation";

export const notPdf = message("The file is not a PDF. Choose the planner's PDF from your tablet");
export const pdfTooLarge = message("The PDF is larger than 200 MB. Planners of Octavo are smaller");
export const pdfIncomplete = message("The end of the PDF is missing. Copy it from your tablet again");
export const pdfProtected = message(
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded",
);
export const notOctavo = message(
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo",
);
export const manifestUnusable = message(
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded",
);
