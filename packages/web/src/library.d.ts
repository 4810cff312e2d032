/** Descriptions of starters and of sections by intent, collected at build time (`scripts/starter-list-plugin.ts`). */
declare module "virtual:starters" {
  import type { SectionKindAbout, Starter } from "@octavo/starters";

  /** In the order of lists. */
  export const starters: readonly Starter[];
  export const sectionKinds: readonly SectionKindAbout[];
}

/** Names of the starters' themes in the languages of planners, by the English ones (`scripts/starter-list-plugin.ts`). */
declare module "virtual:theme-names" {
  export const themeNames: Readonly<Record<string, readonly string[]>>;
}

/** Pictures and previews of the starters, drawn at build time (`scripts/starter-pictures.ts`). */
declare module "virtual:starter-pictures" {
  /** Address of the files: "daily-en.png" is a typical page. */
  export const pictureFolder: string;
  export const pictureLanguages: readonly string[];
  /** Names of the previews (`packages/web/src/starters/preview-file.ts`). */
  export const previews: ReadonlySet<string>;
  /** Number of supported devices. */
  export const deviceCount: number;
}
