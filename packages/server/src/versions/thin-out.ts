import type { Moment } from "../store/tables.ts";

export interface KnownVersion {
  readonly id: string;
  readonly saved_at: Moment;
  /** Null for an automatic version. */
  readonly name: string | null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Age {
  /** Maximum age. */
  readonly within: number;
  /** One version is kept of each period. */
  readonly every: number;
  readonly most: number;
}

const ages: readonly Age[] = [
  { within: hour, every: 1, most: 30 },
  { within: day, every: hour, most: 24 },
  { within: 30 * day, every: day, most: 30 },
  { within: Number.POSITIVE_INFINITY, every: 7 * day, most: 16 },
];

/** Maximum number of automatic versions. */
export const maxAutomatic = ages.reduce((sum, { most }) => sum + most, 0);

/**
 * Returns the versions to delete. The list starts with the latest. Of the automatic ones, those of the last hour are kept, then one of each hour of a day,
 * of each day of a month, and of each week: the latest of each period. Named versions are kept.
 */
export function surplusVersions(versions: readonly KnownVersion[], now: Moment): readonly string[] {
  const automatic = versions.filter(({ name }) => name === null);
  const periods = new Set<string>();
  const counts = ages.map(() => 0);
  return automatic.flatMap(({ id, saved_at }) => {
    const age = ages.findIndex(({ within }) => now - saved_at < within);
    const { every = 1, most = 0 } = ages[age] ?? {};
    const period = every === 1 ? id : `${every}/${Math.floor(saved_at / every)}`;
    const isKept = !periods.has(period) && (counts[age] ?? 0) < most;
    periods.add(period);
    if (isKept) counts[age] = (counts[age] ?? 0) + 1;
    return isKept ? [] : [id];
  });
}

export interface VersionPart {
  readonly version_id: string;
  readonly hash: string;
  readonly bytes: number;
}

/**
 * Returns the last automatic versions of the list, whose deletion reduces the stored bytes to the limit. Parts that versions share
 * count once. The latest automatic version is kept in any case.
 */
export function versionsBeyond(
  versions: readonly KnownVersion[],
  parts: readonly VersionPart[],
  limit: number,
): readonly string[] {
  const users = new Map<string, Set<string>>();
  const partsOf = Map.groupBy(parts, ({ version_id }) => version_id);
  for (const { hash, version_id } of parts) users.set(hash, (users.get(hash) ?? new Set()).add(version_id));
  let bytes = storedBytes(parts);
  const oldestFirst = versions.filter(({ name }) => name === null).toReversed();
  const dropped: string[] = [];
  for (const { id } of oldestFirst.slice(0, -1)) {
    if (bytes <= limit) break;
    dropped.push(id);
    for (const { hash, bytes: size } of partsOf.get(id) ?? []) {
      const known = users.get(hash);
      known?.delete(id);
      if (known?.size === 0) bytes -= size;
    }
  }
  return dropped;
}

/** Parts that versions share count once. */
export function storedBytes(parts: readonly Omit<VersionPart, "version_id">[]): number {
  return [...new Map(parts.map(({ hash, bytes }) => [hash, bytes])).values()].reduce((sum, bytes) => sum + bytes, 0);
}
