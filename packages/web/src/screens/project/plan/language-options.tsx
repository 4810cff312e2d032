import { memo } from "react";
import { languageName } from "../../../language/language-name.ts";
import { currentLanguage, t } from "../../../language/t.ts";
import { nameLocales } from "../../../projects/name-locales.ts";

interface LanguageOptionsProps {
  readonly chosen: string;
  readonly locales: readonly string[];
}

/** The two languages of the specification, then all that the engine supports. */
export const LanguageOptions = memo(({ chosen, locales }: LanguageOptionsProps) => {
  const others = nameLocales(locales, currentLanguage()).filter(({ tag }) => !(tag in first));
  const isKnown = chosen in first || others.some(({ tag }) => tag === chosen);
  return (
    <>
      {Object.entries(first).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{`${languageName(chosen) ?? chosen} (${chosen})`}</option>}
      {others.length > 0 && (
        <optgroup label={t("All languages")}>
          {others.map(({ tag, own, here }) => (
            <option key={tag} value={tag}>
              {own === here ? `${own} (${tag})` : `${here} – ${own} (${tag})`}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
});

const first: Readonly<Record<string, string>> = { en: "English (en)", pl: "Polski (pl)" };
