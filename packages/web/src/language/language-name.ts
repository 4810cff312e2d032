/** Returns a name such as "Deutsch" in the language itself, or undefined for an unknown language. */
export function languageName(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language", fallback: "none" }).of(tag);
    return name && name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return undefined;
  }
}
