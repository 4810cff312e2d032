/** Search for a country or region with holidays. Their names load on demand, while the user already types. */
import { nameOfSource } from "@octavo/engine";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { locale, t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Loading } from "../ui/loading.tsx";
import { Notice } from "../ui/notice.tsx";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import { holidaysOfCountry, type WrittenSource } from "./date-sources.ts";
import { fold, type Place, sourceOf } from "./holiday-place.ts";

/** Countries shown at once. A search finds the others. */
const shownCountries = 8;

interface HolidayPickerProps {
  /** Those of the plan. Of a country, others take the place of its holidays. */
  readonly sources: readonly WrittenSource[];
  readonly onChoose: (source: WrittenSource) => void;
}

export function HolidayPicker({ sources, onChoose }: HolidayPickerProps) {
  const [search, setSearch] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const [suggested] = useState(suggestedCountries);
  const { data: places, isError, refetch } = usePlaces();
  const found = places && (search.trim() === "" ? countriesOf(places, suggested) : matching(places, search, suggested));
  const isReady = found !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollIntoViewRef(frame.current);
  }, [isReady]);
  const describe = (place: Place) => {
    const before = holidaysOfCountry(sources, sourceOf(place));
    if (before) return t("instead of {name}", { name: nameOfSource(before) });
    return suggested.has(place.country) && search.trim() === "" ? t("Suggested") : place.local;
  };
  const chooseFirst = () => {
    const [first] = found ?? [];
    if (first && search.trim() !== "") onChoose(sourceOf(first));
  };
  const chooseAwaited = useEffectEvent(chooseFirst);
  useEffect(() => {
    if (isWaiting && isReady) chooseAwaited();
  }, [isWaiting, isReady]);
  return (
    <div ref={frame} className="flex flex-col gap-2 border border-rule p-3">
      <TextField
        ref={focusRef}
        label={t("Search countries and regions")}
        value={search}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The button that opened the search gets the focus, and would be pressed by the same key.
          event.preventDefault();
          if (found) chooseFirst();
          else setWaiting(true);
        }}
        onChange={({ target }) => {
          setSearch(target.value);
          setWaiting(false);
        }}
      />
      {isError && (
        <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {t("The list of countries could not be loaded. Check the connection.")}
        </Notice>
      )}
      {!found && !isError && <Loading />}
      {found && (
        <>
          <ul aria-label={t("Countries and regions")} className="flex flex-col">
            {found.slice(0, shownCountries).map((place) => (
              <li key={`${place.country}-${place.region}`}>
                <button
                  type="button"
                  className="flex min-h-10 w-full items-center justify-between gap-3 px-2 text-start hover:bg-wash hover:text-accent pointer-coarse:min-h-11"
                  onClick={() => onChoose(sourceOf(place))}
                >
                  <span>{place.name}</span> <span className="text-end text-sm text-ink-soft">{describe(place)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft" aria-live="polite">
            {found.length === 0 && t("No country matches. Try its name in English or in its own language.")}
            {found.length > shownCountries &&
              t("{count} more. Type more of the name.", { count: found.length - shownCountries })}
          </p>
        </>
      )}
    </div>
  );
}

function usePlaces() {
  return useQuery({
    queryKey: ["holiday-places", locale()],
    queryFn: async () => (await import("./holidays.tsx")).holidayPlaces(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function focusRef(input: HTMLInputElement | null): void {
  input?.focus();
}

/**
 * Names that begin with the text come first, then other names of a place, then words inside of names. Among these, countries
 * of the user's languages come first.
 */
function matching(places: readonly Place[], search: string, suggested: ReadonlySet<string>): readonly Place[] {
  const text = fold(search).replaceAll(":", "");
  const own = new Set([...suggested, countryOf(locale())]);
  const ranks = [
    ({ names: [name] }: Place) => name?.startsWith(text) ?? false,
    ({ names }: Place) => names.some((name) => name.startsWith(text)),
    ({ names }: Place) => names.some((name) => name.includes(` ${text}`)),
    ({ names }: Place) => names.some((name) => name.includes(text)),
  ];
  const byRank = Map.groupBy(places, (place) => ranks.findIndex((fits) => fits(place)));
  return ranks.flatMap((_, rank) => {
    const alike = byRank.get(rank) ?? [];
    return [...alike.filter(({ country }) => own.has(country)), ...alike.filter(({ country }) => !own.has(country))];
  });
}

/** Countries without their regions, suggested ones first. */
function countriesOf(places: readonly Place[], suggested: ReadonlySet<string>): readonly Place[] {
  const countries = places.filter(({ region }) => region === "");
  return [
    ...countries.filter(({ country }) => suggested.has(country)),
    ...countries.filter(({ country }) => !suggested.has(country)),
  ];
}

/** Countries of the browser's languages. */
function suggestedCountries(): ReadonlySet<string> {
  return new Set(navigator.languages.map(countryOf));
}

/** The country in which most people speak a language. */
function countryOf(language: string): string {
  return new Intl.Locale(language).maximize().region ?? "";
}
