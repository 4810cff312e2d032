import { memo } from "react";
import { t } from "../../../language/t.ts";

interface LanguageOptionsProps {
  readonly chosen: string;
  readonly locales: readonly string[];
}

/** The two of the specification first, then all that the engine has names of months in. */
export const LanguageOptions = memo(({ chosen, locales }: LanguageOptionsProps) => {
  const others = namedLocales(locales).filter(({ tag }) => !(tag in first));
  const isKnown = chosen in first || others.some(({ tag }) => tag === chosen);
  return (
    <>
      {Object.entries(first).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{labelOf(chosen, ownName(chosen) ?? chosen)}</option>}
      {others.length > 0 && (
        <optgroup label={t("Every language")}>
          {others
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {labelOf(tag, name)}
              </option>
            ))}
        </optgroup>
      )}
    </>
  );
});

const first: Readonly<Record<string, string>> = { en: "English (en)", pl: "Polski (pl)" };

const labelOf = (tag: string, name: string) => `${name} (${tag})`;

/** The locales whose language the browser has a name for: nobody finds the others. */
export function namedLocales(locales: readonly string[]): readonly { readonly tag: string; readonly name: string }[] {
  return locales.flatMap((tag) => {
    const name = ownName(tag);
    return name === undefined ? [] : [{ tag, name }];
  });
}

/** "Deutsch"; undefined if the browser does not know the language. */
function ownName(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language", fallback: "none" }).of(tag);
    return name && name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return undefined;
  }
}
