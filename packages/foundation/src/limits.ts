/** Limits of a document. A document that exceeds one gets an error with its name. */
export const limits = {
  /** One YAML document, without its pictures and rows of calendars. */
  yamlBytes: 2 * 1024 * 1024,
  /** One YAML document with its pictures. */
  documentBytes: 20 * 1024 * 1024,
  yamlDepth: 64,
  pages: 10_000,
  /** Pages of one item of a section. An index of all rows of a list has room. */
  pagesPerItem: 1_000,
  widgetsPerDesign: 500,
  /** Widgets of a design with those of its blocks. */
  composedWidgets: 2_000,
  /** Fonts that a document contains. */
  fonts: 24,
  /** Names in the path of a group. */
  groupDepth: 8,
  /** Characters of the path of a group. */
  groupPath: 500,
  /** Calendars and holidays of a plan. */
  dateSources: 50,
  /** Rows of all calendars of a plan. */
  dateRows: 50_000,
  /** Lists of a plan. */
  tables: 20,
  /** Rows of all lists of a plan. */
  tableRows: 10_000,
  tableColumns: 100,
  /** Characters of the rows of all lists of a plan. */
  tableCharacters: 1_500_000,
  /** Characters of one cell. */
  tableCell: 2_000,
  links: 200_000,
  cells: 5_000,
  /** Pixels of one picture: five times the largest e-ink page. */
  picturePixels: 40_000_000,
  /** Samples of one decompressed picture. A PNG of some kilobytes can expand to gigabytes. */
  pictureSamples: 64 * 1024 * 1024,
  /** One SVG file. */
  drawingBytes: 1_000_000,
  drawingElements: 20_000,
  /** Elements inside one another, with those that are used. */
  drawingDepth: 100,
  drawingSegments: 100_000,
  /** Different diagnostics in the list. Further ones are only counted. */
  diagnostics: 1_000,
} as const;
