const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/**
 * Returns an address of the site as a tablet can reach it. Without `OCTAVO_PUBLIC_URL`, the server knows itself only as
 * localhost, while the browser may have opened it under a name of the network.
 */
export function reachableAddress(
  address: string,
  page: { readonly origin: string; readonly hostname: string },
): string {
  const { hostname, origin } = new URL(address);
  return isLoopback(hostname) && !isLoopback(page.hostname) ? page.origin + address.slice(origin.length) : address;
}

/** True if only this computer can reach the address. */
export function isOnlyHere(address: string): boolean {
  return isLoopback(new URL(address).hostname);
}
