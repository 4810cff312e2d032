/** Files in each PDF. Readers find them by their media type. */
export const embeddedFiles = {
  manifest: { name: "octavo-manifest.json", type: "application/vnd.octavo.manifest+json" },
  project: { name: "octavo-project.json", type: "application/vnd.octavo.project+json" },
} as const;
