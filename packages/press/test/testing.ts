/** Test support that other packages share: `@octavo/press/testing`. */
export { hostileFonts } from "./hostile-fonts.ts";
export { hostileLayouts } from "./hostile-layouts.ts";
