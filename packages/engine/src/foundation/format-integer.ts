/** Formats an integer with thousands separators: 10,000. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
