export const kindSuggestionsId = "usual-section-kinds";

const kinds = ["home", "year", "quarters", "months", "weeks", "days", "notes", "index", "projects"];

/** Names that sections of planners usually have, to pick from; there once for all of them. */
export function KindSuggestions() {
  return (
    <datalist id={kindSuggestionsId}>
      {kinds.map((kind) => (
        <option key={kind} value={kind} aria-label={kind} />
      ))}
    </datalist>
  );
}
