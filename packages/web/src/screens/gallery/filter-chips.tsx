import { X } from "lucide-react";
import { t } from "../../language/t.ts";
import { activeFilters, withoutFilter } from "./active-filters.ts";
import { useFilterLabels } from "./filter-labels.ts";
import type { GallerySearch } from "./gallery-search.ts";

interface FilterChipsProps {
  readonly search: GallerySearch;
  readonly onChange: (search: GallerySearch) => void;
}

/** A button for each condition, which removes it. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const labels = useFilterLabels(search);
  return (
    <ul aria-label={t("Conditions")} className="mt-4 flex flex-wrap gap-2.5">
      {activeFilters(search).map((name) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={t("Remove condition: {filter}", { filter: labels[name] })}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm border border-edge bg-surface px-3 text-start leading-snug wrap-anywhere hover:text-accent"
            onClick={() => onChange(withoutFilter(search, name))}
          >
            <bdi>{labels[name]}</bdi>
            <X size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
