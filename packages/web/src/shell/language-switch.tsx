import { languages } from "@octavo/contract";
import { browserStorage } from "../browser/browser-storage.ts";
import { isLanguage, storeLanguage } from "../language/language.ts";
import { currentLanguage } from "../language/t.ts";
import { session } from "../session/use-session.ts";

const others = () =>
  Object.keys(languages)
    .filter(isLanguage)
    .filter((language) => language !== currentLanguage());

/** Switches to the other language. Its button has the language's own name. */
export function LanguageSwitch() {
  return others().map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="min-h-9 rounded-sm px-2 in-[#studio-menu]:max-md:px-0 text-[0.9375rem] text-ink-soft hover:text-accent pointer-coarse:min-h-11"
      onClick={() => {
        storeLanguage(browserStorage(), language);
        // The browser asks first if there are unsaved changes. A user who stays gets the new language at the next visit.
        void session.chooseLanguage(language).finally(() => location.reload());
      }}
    >
      {languages[language]}
    </button>
  ));
}
