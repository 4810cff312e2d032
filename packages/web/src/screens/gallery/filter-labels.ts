import { type PageKind, pageKinds } from "@octavo/contract";
import { useDeviceName } from "../../devices/use-device-name.ts";
import { licenceName } from "../../gallery/licence-name.ts";
import { languageName } from "../../language/language-name.ts";
import { listed, t, translate } from "../../language/t.ts";
import type { FilterName } from "./active-filters.ts";
import { categoryNames } from "./gallery-labels.ts";
import type { GallerySearch } from "./gallery-search.ts";

export const pageKindNames: Record<PageKind, string> = {
  year: "Year pages",
  quarter: "Quarter pages",
  month: "Month pages",
  week: "Week pages",
  day: "Day pages",
  event: "Event pages",
  row: "Pages of list rows",
  numbered: "Numbered pages",
};

/** Names of the conditions that are set. */
export function useFilterLabels(search: GallerySearch): Readonly<Record<FilterName, string>> {
  const { q = "", category, device = "", kinds = "", language = "", licence, score = 0 } = search;
  const written = kinds.split(",");
  return {
    q,
    device: useDeviceName(device),
    category: category ? translate(categoryNames[category]) : "",
    kinds: listed(pageKinds.filter((kind) => written.includes(kind)).map((kind) => translate(pageKindNames[kind]))),
    language: languageName(language) ?? language,
    licence: licence === undefined ? "" : licenceName(licence === "none" ? null : licence),
    score: t("Score of at least {score}", { score }),
  };
}
