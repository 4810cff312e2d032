export { deflate } from "./deflate.ts";
export { deviceProfiles } from "./device-profiles.ts";
export { fontFile } from "./font-files.ts";
export { latin1 } from "./latin1.ts";
export { nodeWorld } from "./node-world.ts";
export { pagePicture } from "./page-picture.ts";
export { rasterizePage } from "./rasterize.ts";
