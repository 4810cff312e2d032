/** A whole number as people read it: 10,000. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
