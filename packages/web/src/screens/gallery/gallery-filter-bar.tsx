import { categories, galleryOrders } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { categoryNames, orderNames } from "./gallery-labels.ts";
import { type GallerySearch, readGallerySearch } from "./gallery-search.ts";

const MoreFilters = lazy(async () => (await import("./more-filters.tsx")).MoreFilters, closable);

interface GalleryFilterBarProps {
  readonly search: GallerySearch;
  readonly onChange: (search: GallerySearch, isTyped?: boolean) => void;
}

export function GalleryFilterBar({ search, onChange }: GalleryFilterBarProps) {
  const { data: profiles = [] } = useQuery(profilesQuery);
  const [hasMore, setHasMore] = useState(false);
  const set = (change: Record<string, string>, isTyped = false) =>
    onChange(readGallerySearch({ ...search, ...change }), isTyped);
  const query = useDebouncedSearch(search.q ?? "", (q) => set({ q }, true));
  return (
    <search className="mt-6 grid grid-cols-2 items-end gap-4 *:nth-1:col-span-full *:nth-2:col-span-full sm:*:nth-1:col-span-1 sm:*:nth-2:col-span-1 lg:grid-cols-[2fr_1.4fr_1fr_1fr_auto]">
      <TextField
        label={t("Search")}
        type="search"
        placeholder={t("Name, description or author")}
        value={query.text}
        onChange={(event) => query.type(event.target.value)}
      />
      <SelectField
        label={t("Device")}
        value={search.device ?? ""}
        onChange={(event) => set({ device: event.target.value })}
      >
        <option value="">{t("All devices")}</option>
        {profiles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("Category")}
        value={search.category ?? ""}
        onChange={(event) => set({ category: event.target.value })}
      >
        <option value="">{t("All")}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {translate(categoryNames[category])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("Sort by")}
        value={search.sort ?? "newest"}
        onChange={(event) => set({ sort: event.target.value })}
      >
        {galleryOrders.map((order) => (
          <option key={order} value={order}>
            {translate(orderNames[order])}
          </option>
        ))}
      </SelectField>
      <Button aria-haspopup="dialog" className="min-h-11 max-lg:col-span-full" onClick={() => setHasMore(true)}>
        {t("More conditions…")}
      </Button>
      {hasMore && <MoreFilters search={search} onChange={onChange} onClose={() => setHasMore(false)} />}
    </search>
  );
}

/** In milliseconds. */
const typingPause = 250;

/** Returns the input immediately and applies it after a pause. Follows changes of the address. */
function useDebouncedSearch(current: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(current);
  const [applied, setApplied] = useState(current);
  if (current !== applied) {
    setApplied(current);
    setText(current);
  }
  const pass = useEffectEvent(() => {
    if (text.trim() === current) return;
    setApplied(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => pass(), text === "" ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: setText };
}
