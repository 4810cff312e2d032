import { memo } from "react";
import { languageName } from "../../../language/language-name.ts";
import { t } from "../../../language/t.ts";

interface LanguageOptionsProps {
  readonly chosen: string;
  readonly locales: readonly string[];
}

/** The two languages of the specification, then all that the engine supports. */
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
      {!isKnown && <option value={chosen}>{labelOf(chosen, languageName(chosen) ?? chosen)}</option>}
      {others.length > 0 && (
        <optgroup label={t("All languages")}>
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

export function namedLocales(locales: readonly string[]): readonly { readonly tag: string; readonly name: string }[] {
  return locales.flatMap((tag) => {
    const name = languageName(tag);
    return name === undefined ? [] : [{ tag, name }];
  });
}
