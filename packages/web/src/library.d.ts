/** Content of YAML files, parsed at build time. */
declare module "@library/words.yaml?value" {
  import type { Words } from "@octavo/starters";

  const words: Words;
  export default words;
}

/** Descriptions of the starters, collected at build time (`scripts/starter-list-plugin.ts`). */
declare module "virtual:starters" {
  import type { Starter } from "@octavo/starters";

  /** In the order of lists. */
  export const starters: readonly Starter[];
}

/** Pictures of the starters, drawn at build time (`scripts/starter-pictures.ts`). */
declare module "virtual:starter-pictures" {
  /** Addresses by file name: "daily-en.png" for a typical page, "daily-en-first.png" for the first one. */
  export const pictureUrls: Readonly<Record<string, string>>;
  /** Number of supported devices. */
  export const deviceCount: number;
}
