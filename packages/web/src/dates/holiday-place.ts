import type { WrittenSource } from "./date-sources.ts";

/** A country or region with holidays. */
export interface Place {
  readonly country: string;
  /** Empty for the whole country. */
  readonly region: string;
  /** In the language of the studio. */
  readonly name: string;
  readonly local: string;
  /** All names and the code, folded. The first one is displayed. */
  readonly names: readonly string[];
}

export function sourceOf({ country, region, name }: Pick<Place, "country" | "region" | "name">): WrittenSource {
  return { holidays: country, name, ...(region !== "" && { region }) };
}

/** Without accents and case. NFD does not decompose the Polish ł. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").trim();
}
