export const kindSuggestionsId = "usual-section-kinds";

const kinds = ["home", "year", "quarters", "months", "weeks", "days", "notes", "index", "projects"];

export function KindSuggestions() {
  return (
    <datalist id={kindSuggestionsId}>
      {kinds.map((kind) => (
        <option key={kind} value={kind} aria-label={kind} />
      ))}
    </datalist>
  );
}
