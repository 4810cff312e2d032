import { type Message, message } from "@octavo/foundation";

/** Fallback messages for what a user makes. The first visit of a public page does without them. */

export const projects = {
  create: "Failed to create project",
  duplicate: "Failed to duplicate project",
  list: "Failed to load projects",
  remove: "Failed to delete project",
  restore: "Failed to restore project",
  load: "Failed to load project",
  compile: "Failed to compile project",
  preparePreview: "Failed to prepare preview",
  previewAddress: "Failed to create preview URL",
  downloadPdf: "Failed to download PDF",
  rename: "Failed to update project name",
  changeDevice: "Failed to update device profile",
  changeChoices: "Failed to change the choices",
  removeMaster: "Failed to delete master",
  restoreDesign: "Failed to restore it",
  duplicateMaster: "Failed to duplicate master",
  versions: "Failed to load the version history",
  version: "Failed to load this version",
  nameVersion: "Failed to name this version",
  restoreVersion: "Failed to restore this version",
  saveMaster: "Failed to save master",
  missingMaster: (name: string) => message('Master "{name}" not found', { name }),
  share: "Unable to update sharing settings",
  savePlan: "Failed to save plan",
  saveRules: "Failed to save compilation rules",
  addPage: "Failed to add page",
  renamePage: "Failed to rename page",
  removePage: "Failed to delete page",
  notLoaded: "Project not loaded",
  notFound: "Project not found",
  notFoundMore: "The requested project could not be found.",
};

export const templates = {
  invalid: "Invalid template YAML",
  profiles: "Failed to load device profiles",
  load: "Failed to load template",
  save: "Failed to save template",
  saveBecause: (reason: Message) => message("Failed to save template: {reason}", { reason }),
  exportPdf: "Failed to export PDF",
  exportBecause: (reason: string) => message("Failed to export PDF: {reason}", { reason }),
  saved: "Template saved successfully!",
  compile: "Compilation failed",
};

export const confirmations = {
  removeProject: "Are you sure you want to delete this project? This action cannot be undone.",
  removeMaster: (name: string) => message('Are you sure you want to delete master "{name}"?', { name }),
  removePage: (name: string) => message('Are you sure you want to delete page "{name}"?', { name }),
  removeAssignedMaster: "Delete this master? Assigned pages will revert to None.",
};
