import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { activeFilters, withoutFilter } from "./active-filters.ts";
import { useFilterLabels } from "./filter-labels.ts";
import { filtersOf, type GallerySearch } from "./gallery-search.ts";

interface NothingFoundProps {
  readonly search: GallerySearch;
  readonly onChange: (search: GallerySearch) => void;
}

/** Conditions without which there are planners, with their number. */
const helpfulQuery = (search: GallerySearch) =>
  queryOptions({
    queryKey: ["gallery", "without", search],
    queryFn: async ({ signal }) => {
      const counts = activeFilters(search).map(async (name) => {
        const query = { ...filtersOf(withoutFilter(search, name)), limit: 1 };
        const { total: count } = await api("GET /api/public/projects", { query, signal });
        return { name, count };
      });
      return (await Promise.all(counts)).filter(({ count }) => count > 0);
    },
  });

/** Names the conditions without which there are planners. */
export function NothingFound({ search, onChange }: NothingFoundProps) {
  const names = activeFilters(search);
  const labels = useFilterLabels(search);
  const { data: helpful = [] } = useQuery(helpfulQuery(search));
  return (
    <Empty title={t("No matching planners")}>
      <p className="mt-1 mb-4 text-ink-soft">
        {names.length > 1 && helpful.length > 0
          ? t("No planner meets all conditions. These are without one of them:")
          : t("Use fewer search words, or choose another device or category.")}
      </p>
      <ul className="mb-4 flex flex-wrap justify-center gap-2.5">
        {names.length > 1 &&
          helpful.map(({ name, count }) => (
            <li key={name}>
              <Button onClick={() => onChange(withoutFilter(search, name))}>
                {t("Without “{filter}”: {count}", { filter: labels[name], count })}
              </Button>
            </li>
          ))}
      </ul>
      <Button onClick={() => onChange({})}>{t("Clear filters")}</Button>
    </Empty>
  );
}

export function NothingShared() {
  return (
    <Empty title={t("No public projects yet")}>
      <p className="mt-1 text-ink-soft text-pretty">
        {t("To share a planner here, open one of your projects and select “Share publicly”.")}
      </p>
    </Empty>
  );
}

function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mt-8 border-y border-rule px-4 py-14 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
