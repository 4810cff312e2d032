/** Fallback messages of panels that an editor loads later. */

export const ownParts = {
  save: "Failed to save the part",
  rename: "Failed to rename the part",
  remove: "Failed to delete the part",
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
