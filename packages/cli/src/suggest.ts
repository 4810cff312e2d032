/** A sentence with the name that was probably meant, a blank before it; nothing when none is close. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const [closest] = candidates
    .map((candidate) => ({ candidate, mistakes: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, mistakes }) => mistakes <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.mistakes - b.mistakes);
  return closest ? ` Did you mean ${closest.candidate}?` : "";
}

/** Mistakes between two short names: letters too many, missing, wrong, or swapped with the next. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? i;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : replaced;
      rows[i]?.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
