import { regionName } from "../language/language-name.ts";
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

/** Holidays of a whole country, with its name in the language of the studio. */
export function sourceOfCountry(code: string): WrittenSource {
  return sourceOf({ country: code, region: "", name: regionName(code) });
}

/** Without accents and case. NFD does not decompose the Polish ł. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").trim();
}
