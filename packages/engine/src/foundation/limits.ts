/** What a document may ask for at most. Exceeding one is an error that names it. */
export const limits = {
  /** Of one YAML document, without the pictures in it. */
  yamlBytes: 2 * 1024 * 1024,
  /** Of one YAML document, pictures and all. */
  documentBytes: 20 * 1024 * 1024,
  yamlDepth: 64,
  pages: 10_000,
  widgetsPerDesign: 500,
  links: 200_000,
  /** Cells of one grid. */
  cells: 5_000,
  /** Of one picture: five times what the largest e-ink page shows. */
  picturePixels: 40_000_000,
  /** Of one picture when it is unpacked: a PNG of some kilobytes can stand for gigabytes. */
  pictureSamples: 64 * 1024 * 1024,
  /** Different problems listed of one document; the rest are counted. */
  diagnostics: 1_000,
} as const;
