import { memo } from "react";
import { t } from "../../../language/t.ts";

interface LanguageOptionsProps {
  readonly chosen: string;
  readonly locales: readonly string[];
}

/** The two of the specification first, then all that the engine has names of months in. */
export const LanguageOptions = memo(({ chosen, locales }: LanguageOptionsProps) => {
  const others = locales.filter((tag) => !(tag in first)).map((tag) => [tag, ownName(tag)] as const);
  const isKnown = chosen in first || locales.includes(chosen);
  return (
    <>
      {Object.entries(first).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{named(chosen)}</option>}
      {others.length > 0 && (
        <optgroup label={t("Every language")}>
          {others
            .sort(([, a], [, b]) => a.localeCompare(b))
            .map(([tag]) => (
              <option key={tag} value={tag}>
                {named(tag)}
              </option>
            ))}
        </optgroup>
      )}
    </>
  );
});

const first: Readonly<Record<string, string>> = { en: "English (en)", pl: "Polski (pl)" };

function named(tag: string): string {
  return `${ownName(tag)} (${tag})`;
}

/** "Deutsch"; the tag itself where the browser does not know the language. */
function ownName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? tag;
    return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
