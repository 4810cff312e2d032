export const usualKindsId = "usual-section-kinds";

const kinds = ["home", "year", "quarters", "months", "weeks", "days", "notes", "index", "projects"];

/** Names that sections of planners usually have, to pick from; there once for all of them. */
export function UsualKinds() {
  return (
    <datalist id={usualKindsId}>
      {kinds.map((kind) => (
        <option key={kind} value={kind} aria-label={kind} />
      ))}
    </datalist>
  );
}
