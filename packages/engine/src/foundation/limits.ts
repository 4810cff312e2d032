/** What a document may ask for at most. Exceeding one is an error that names it. */
export const limits = {
  /** Of one YAML document. */
  yamlBytes: 2 * 1024 * 1024,
  yamlDepth: 64,
  pages: 10_000,
  widgetsPerDesign: 500,
  links: 200_000,
  /** Cells of one grid. */
  cells: 5_000,
  /** Different problems listed of one document; the rest are counted. */
  diagnostics: 1_000,
} as const;
