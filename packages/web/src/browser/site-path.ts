/** Base path of the site, such as "/octavo", or "". The scripts of the built web app are in the folder `assets` below it. */
export const basePath = /^(.*)\/assets\/[^/]+$/.exec(new URL(import.meta.url).pathname)?.[1] ?? "";

/** Returns the path in the browser's address for a path of the site. */
export function sitePath(path: `/${string}`): string {
  return basePath + path;
}

/** Returns the path of the site for a path in the browser's address. */
export function pathInSite(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
