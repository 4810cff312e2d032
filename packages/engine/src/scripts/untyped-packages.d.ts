/** The types of the package are those of its CommonJS file. */
declare module "bidi-js/dist/bidi.mjs" {
  interface Bidi {
    /** Levels of units of UTF-16, odd from right to left. */
    getEmbeddingLevels(
      text: string,
      direction?: "ltr" | "rtl",
    ): { readonly levels: Uint8Array; readonly paragraphs: readonly { readonly level: number }[] };
    /** Indices in visual order. */
    getReorderedIndices(text: string, embedding: ReturnType<Bidi["getEmbeddingLevels"]>): number[];
    getBidiCharTypeName(character: string): string;
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
