/** Path of the site in its public URL: "/octavo", or "" at the root. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, "");
}

/** Removes the base path from the target of a request. Proxies may have removed it already. */
export function withoutBasePath(basePath: string, url: string): string {
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : undefined;
  if (rest === "" || rest?.startsWith("?")) return `/${rest}`;
  return rest?.startsWith("/") ? rest : url;
}
