/** Descriptions of starters and of sections by intent, collected at build time (`scripts/starter-list-plugin.ts`). */
declare module "virtual:starters" {
  import type { SectionKindAbout, Starter } from "@octavo/starters";

  /** In the order of lists. */
  export const starters: readonly Starter[];
  export const sectionKinds: readonly SectionKindAbout[];
}

/** Pictures of the starters, drawn at build time (`scripts/starter-pictures.ts`). */
declare module "virtual:starter-pictures" {
  /** Address of the files: "daily-en.png" is a typical page, "daily-en-first.png" the first one. */
  export const pictureFolder: string;
  export const pictureLanguages: readonly string[];
  /** Number of supported devices. */
  export const deviceCount: number;
}
