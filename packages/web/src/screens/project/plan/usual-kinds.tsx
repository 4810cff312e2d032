export const kindSuggestionsId = "usual-section-kinds";

const kinds = ["home", "year", "quarters", "months", "weeks", "days", "notes", "index", "projects"];

/** Suggestions for the kind of a section, shared by all of its fields. */
export function KindSuggestions() {
  return (
    <datalist id={kindSuggestionsId}>
      {kinds.map((kind) => (
        <option key={kind} value={kind} aria-label={kind} />
      ))}
    </datalist>
  );
}
