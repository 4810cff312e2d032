import { countedMessage, message } from "@octavo/foundation";

export const otherPlanner = message(
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates",
);
export const otherSize = (from: string, to: string) =>
  message(
    "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced",
    {
      from,
      to,
    },
  );
export const otherSizeHint = message("Build the planner for the device of the earlier PDF");
export const removedPages = (count: number) =>
  countedMessage(
    count,
    "The plan no longer makes {count} page of the earlier PDF, which can have handwriting",
    "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting",
  );
export const missingSections = (names: readonly string[]) =>
  message("These sections are no longer in the plan: {names}. If you renamed them, give them their names back", {
    names,
  });
export const noSourceToKeep = message(
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages",
);
export const sourceUnusable = message(
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages",
);
export const changesUnknown = message(
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then",
);
export const changesUnknownHint = message("Include the project in the PDF from now on");
export const tooManyPages = (limit: number) =>
  message("With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit", { limit });

export const orderUnknown = message(
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded",
);
export const insertedPages = (count: number, pages: string) =>
  countedMessage(
    count,
    "{count} page of the file is not from Octavo: it was inserted on the tablet or by another program (page {pages})",
    "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})",
    { pages },
  );
export const copiedPages = (count: number, pages: string) =>
  countedMessage(
    count,
    "{count} page of the file is a second copy of another (page {pages})",
    "{count} pages of the file are second copies of others (pages {pages})",
    { pages },
  );
export const insertedPagesHint = message(
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded",
);
export const deletedPages = (count: number, pages: string) =>
  countedMessage(
    count,
    "{count} page was deleted from the file after Octavo wrote it, and counts as new ({pages})",
    "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})",
    { pages },
  );
export const earlierPages = (count: number) =>
  countedMessage(
    count,
    "{count} page of the file is from an earlier edition, with handwriting that was copied there. An update keeps its place blank, until the handwriting of the file is copied to the update",
    "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update",
  );
export const reorderedPages = message(
  "Another program changed the order of the pages. The comparison uses the order in the file",
);
