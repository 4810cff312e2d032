import { countedMessage, type Message, message } from "@octavo/foundation";

export const earlierPdf = (reason: Message) => message("The planner that you wrote in: {reason}", { reason });
export const laterPdf = (reason: Message) => message("The new PDF: {reason}", { reason });
export const otherPlanner = message(
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates",
);
export const deletedByOwner = (count: number) =>
  countedMessage(
    count,
    "{count} page of the planner that you deleted stays deleted",
    "{count} pages of the planner that you deleted stay deleted",
  );

export const unknownKind = message(
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)",
);
export const fileTooLarge = message("The file is larger than 400 MB. Planners with handwriting are smaller");
