import { loadWords, type WordsByLanguage, wordLanguage } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";

/** Loads the words of a planner. Undefined until they are loaded; empty if that fails, as for English. */
export function useWords(locale: string): WordsByLanguage | undefined {
  const language = wordLanguage(locale);
  const { data, isError } = useQuery({
    queryKey: ["planner-words", language],
    queryFn: () => loadWords(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? {} : data;
}
