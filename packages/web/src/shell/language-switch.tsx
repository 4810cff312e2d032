import { isLanguage, languages, storeLanguage } from "../language/language.ts";
import { currentLanguage } from "../language/t.ts";
import { browserStorage } from "../session/browser-storage.ts";

const others = () =>
  Object.keys(languages)
    .filter(isLanguage)
    .filter((language) => language !== currentLanguage());

/** To the other language, under its own name: whoever looks for it may not read this one. */
export function LanguageSwitch() {
  return others().map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="min-h-9 rounded-sm px-2 in-[#studio-menu]:max-md:px-0 text-[0.9375rem] text-ink-soft hover:text-accent pointer-coarse:min-h-11"
      onClick={() => {
        storeLanguage(browserStorage(), language);
        // Asks first where something is not saved; whoever stays has the new language at their next visit.
        location.reload();
      }}
    >
      {languages[language]}
    </button>
  ));
}
