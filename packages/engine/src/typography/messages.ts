/** Reasons why a font cannot be used, with a remedy. */
import { message } from "@octavo/foundation";

export const fontFileTooLarge = message("The font file is larger than 32 MiB. Use a font with fewer characters.");
export const fontHasTooManyGlyphs = message(
  "The font is too large, even with few of its characters. Use a font of one script.",
);
export const fontCollection = message("This file contains several fonts. Save one of them as a TTF or OTF file.");
export const fontInWoff = message("Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.");
export const noFontFile = message("This is no font file. Use a TTF, OTF or WOFF2 file.");
export const fontRestricted = message(
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.",
);
export const fontOnlyWhole = message(
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.",
);
export const fontOnlyBitmaps = message("This font may only be embedded as pictures. Use another font.");
export const fontWithoutOutlines = message(
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.",
);
export const fontDamaged = message("The font file is damaged. Download it again, or use another one.");
