export { deflate, inflate, latin1 } from "./deflate.ts";
export { deviceProfiles } from "./device-profiles.ts";
export { eastAsianPackage, fontFile, hasFontFile } from "./font-files.ts";
export { type HolidayPlace, holidayDataOf, holidayPlaces } from "./holiday-files.ts";
export { importFontFile, toDocumentFont } from "./import-font-file.ts";
export { nodeWorld } from "./node-world.ts";
export { pageSizesOf, partOfPage } from "./part-of-page.ts";
export { type PdfLinks, readPdfLinks } from "./pdf-links.ts";
/** @internal The types of PDFium need a package that it does not name. */
export { loadPdfium } from "./pdfium.ts";
export { encodeGrayPng, encodePng, type RgbxPicture } from "./png.ts";
export { pagePicture, rasterizePage, rasterizePart } from "./rasterize.ts";
export { starterPlanner } from "./starter-planner.ts";
export { starterWorld } from "./starter-world.ts";
