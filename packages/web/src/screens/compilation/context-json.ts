/** Variables as the text that one may write instead of filling in rows. */
export function printContext(variables: Readonly<Record<string, string>>): string {
  return JSON.stringify(variables, undefined, 2);
}

/** Undefined for what is no JSON, or no mapping of names to texts: then the variables stay as they are. */
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

/** Numbers are texts that somebody wrote without quotes. */
function isVariable([name, value]: [string, unknown]): boolean {
  return name.trim() !== "" && (typeof value === "string" || typeof value === "number");
}
