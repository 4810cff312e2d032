/** Returns processor time over all threads, in milliseconds. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Runs `work` `before` times to warm up, and then `measured` times. */
export async function warmCpu(
  work: () => Promise<unknown>,
  { before, measured }: { before: number; measured: number },
): Promise<number> {
  for (let i = 0; i < before; i++) await work();
  const times: number[] = [];
  for (let i = 0; i < measured; i++) times.push(await cpuOf(work));
  return median(times);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}

/** Runs the candidates in turn, round by round, so that other load affects all of them equally. */
export async function interleaved<Name extends string, Result>(
  rounds: number,
  candidates: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Readonly<Record<Name, readonly Result[]>>> {
  const results = Object.fromEntries(Object.keys(candidates).map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(candidates) as Name[]) results[name].push(await candidates[name]());
  return results;
}
