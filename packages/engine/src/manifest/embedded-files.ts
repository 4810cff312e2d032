/** Files in each PDF. Readers find them by their media type. */
export const embeddedFiles = {
  manifest: { name: "octavo-manifest.json", type: "application/vnd.octavo.manifest+json" },
  project: { name: "octavo-project.json", type: "application/vnd.octavo.project+json" },
} as const;

/**
 * Second line of each PDF. Four bytes above 127, so that transfer programs treat the file as binary: ISO 32000-2, 7.5.2. Other
 * programs choose other bytes.
 */
export const binaryMark = "%\xe2\xe3\xcf\xd3";
