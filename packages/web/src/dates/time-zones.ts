/** The browser's time zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Time zones to choose from. The browser can lack the chosen one, and names such as UTC. */
export function zonesWith(zone: string): readonly string[] {
  return [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])].sort();
}
