import { message } from "@octavo/foundation";

export const damaged = message(
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it",
);
export const tooLarge = message("The file expands to more than 200 MB. Planners with handwriting are smaller");
export const notXournal = message("The file is not a document of Xournal++. Choose a file that ends in .xopp");
export const noPdf = message(
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner",
);
export const pageOutside = (page: number, number: number, count: number) =>
  message(
    "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on",
    { page, number, count },
  );
export const pdfFirst = message(
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting",
);
export const otherName = (shown: string, given: string) =>
  message(
    'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF',
    {
      shown,
      given,
    },
  );
