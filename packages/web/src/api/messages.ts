import { type Message, message } from "@octavo/engine/message";

/** Fallback messages, used if neither server nor browser gives a better one. Specification, part 8. */

export const auth = {
  requestFailed: "Authentication request failed",
  unexpected: "An unexpected authentication error occurred",
  registeredOnly: (reason: string) => message("Registration successful, but login failed: {reason}", { reason }),
};

export const account = {
  exportFailed: "Failed to download your data",
  load: "Failed to load your account",
  change: "Failed to change your account",
};

export const passkeys = {
  known: "This device or password manager has a passkey for your account already",
  foreign: "This passkey belongs to another account",
  failed: "The browser could not use a passkey. Try again, or sign in another way",
};

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

export const ownParts = {
  save: "Failed to save the part",
  rename: "Failed to rename the part",
  remove: "Failed to delete the part",
};

export const transfer = {
  makeCode: "Failed to make a code",
};

export const tokens = {
  load: "Failed to load the tokens",
  change: "Failed to change the tokens",
};

export const preview = {
  connect: "Failed to connect to preview service",
  notConnected: "Not connected to preview service",
  send: "Failed to send preview request",
  socket: "WebSocket connection error",
  unreadable: "Invalid message from server",
  unknown: "Unknown server error",
  generate: "Failed to generate preview",
  download: "Failed to download preview",
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

export const gallery = {
  requestFailed: "Public projects request failed",
  list: "Unable to load public projects",
  noReference: "Missing project reference",
  load: "Unable to load project",
  unavailable: "Public project not available.",
  clone: "Unable to clone project",
};

export const confirmations = {
  removeProject: "Are you sure you want to delete this project? This action cannot be undone.",
  removeMaster: (name: string) => message('Are you sure you want to delete master "{name}"?', { name }),
  removePage: (name: string) => message('Are you sure you want to delete page "{name}"?', { name }),
  removeAssignedMaster: "Delete this master? Assigned pages will revert to None.",
};

export const admin = {
  load: "Failed to load this page",
  change: "Failed to make this change",
};
