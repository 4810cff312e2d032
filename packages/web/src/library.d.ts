/** Descriptions of starters and of sections by intent, collected at build time (`scripts/starter-list-plugin.ts`). */
declare module "virtual:starters" {
  import type { SectionKindAbout, Starter } from "@octavo/starters";

  /** In the order of lists. */
  export const starters: readonly Starter[];
  export const sectionKinds: readonly SectionKindAbout[];
}

/** Pictures of the starters, drawn at build time (`scripts/starter-pictures.ts`). */
declare module "virtual:starter-pictures" {
  /** Addresses by file name: "daily-en.png" for a typical page, "daily-en-first.png" for the first one. */
  export const pictureUrls: Readonly<Record<string, string>>;
  /** Number of supported devices. */
  export const deviceCount: number;
}
