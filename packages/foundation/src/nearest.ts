/**
 * Most likely meaning of a mistyped name, or undefined if no candidate is close. Ignores case, spaces, hyphens and
 * underscores ("TextBlock" is `text_block`). Two swapped letters are one mistake. The first of several equally close
 * candidates wins.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = folded(name);
  if (wanted === "") return undefined;
  let best: string | undefined;
  let allowed = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)));
  for (const candidate of candidates) {
    const found = distance(wanted, folded(candidate), allowed);
    if (found > allowed || candidate === "") continue;
    best = candidate;
    if (found === 0) break;
    allowed = found - 1;
  }
  return best;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

/**
 * Optimal string alignment distance, or `limit + 1` if it is larger than `limit`. Fills only a band of `limit` cells
 * beside the diagonal, so that the time is linear in the length of the names.
 */
function distance(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  if (a === b) return 0;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current: number[] = i <= limit ? [i] : [];
    let smallest = beyond;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? beyond) + 1,
        (current[j - 1] ?? beyond) + 1,
        (previous[j - 1] ?? beyond) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? beyond) + 1);
      current[j] = cost;
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return beyond;
    [before, previous] = [previous, current];
  }
  return Math.min(previous[b.length] ?? beyond, beyond);
}
