export type StoreAddress =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string; readonly poolSize?: number | undefined };

/** Returns host and database without credentials. */
export function describeAddress(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get("host") ?? host}${pathname}`;
}
