import { message } from "@octavo/foundation";

export const noListFile = message(
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.",
);
export const listFileTooLarge = (megabytes: number) =>
  message("The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.", { megabytes });
export const listEmpty = message("There are no cells with text.");
export const listTooWide = (rows: number, columns: number) =>
  message("A list can have {rows} rows and {columns} columns at most.", { rows, columns });
export const listTooLong = (characters: number) =>
  message("A list can have {characters} characters at most.", { characters });
export const workbookTooLarge = message(
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.",
);
export const workbookCell = (row: string, column: string) =>
  message("Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.", {
    row,
    column,
  });

export const picturesTooLarge = (count: number) =>
  message("The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.", {
    count,
  });
export const noPictureNamed = message(
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.",
);
