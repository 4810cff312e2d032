import { locale } from "./t.ts";

/** Returns the name of a region such as "EG", in the language of the studio. */
export function regionName(code: string): string {
  return new Intl.DisplayNames(locale(), { type: "region" }).of(code) ?? code;
}

/** Returns a name such as "Deutsch" in the language itself, or undefined for an unknown language. */
export function languageName(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language", fallback: "none" }).of(tag);
    return name && name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return undefined;
  }
}
