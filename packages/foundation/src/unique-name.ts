/** Returns "Master", or the first free name of "Master 2", "Master 3" and so on. */
export function uniqueName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const name = `${wanted} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
