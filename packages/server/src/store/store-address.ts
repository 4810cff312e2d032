/** Where a site lives. */
export type StoreAddress =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string; readonly poolSize?: number | undefined };

/** Host and database, without user and password. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get("host") ?? host}${pathname}`;
}
