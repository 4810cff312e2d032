/** Prints variables as JSON, as an alternative to editing rows. */
export function printContext(variables: Readonly<Record<string, string>>): string {
  return JSON.stringify(variables, undefined, 2);
}

/** Returns undefined for invalid JSON, or if it is not an object of texts or numbers. */
export function parseContext(text: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    return entries.every(isVariable)
      ? Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Numbers are accepted as texts without quotes. */
function isVariable([name, value]: [string, unknown]): boolean {
  return name.trim() !== "" && (typeof value === "string" || typeof value === "number");
}
