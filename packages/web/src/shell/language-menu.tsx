import { Menu } from "@base-ui/react/menu";
import { type Language, languages, languageTags } from "@octavo/contract";
import { Check } from "lucide-react";
import type { RefObject } from "react";
import { browserStorage } from "../browser/browser-storage.ts";
import { storeLanguage } from "../language/language.ts";
import { currentLanguage, t } from "../language/t.ts";
import { session } from "../session/use-session.ts";
import { MenuPopup, menuItemClasses } from "../ui/menu.tsx";
import type { MenuOpening } from "../ui/use-menu-trigger.ts";

interface LanguageMenuProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly opened: MenuOpening;
  readonly onClose: () => void;
}

/** Languages with their own names. */
export function LanguageMenu({ trigger, opened, onClose }: LanguageMenuProps) {
  return (
    <MenuPopup label={t("Language")} {...{ trigger, opened, onClose }}>
      <Menu.RadioGroup value={currentLanguage()} onValueChange={choose}>
        {languageTags.map((language) => (
          <Menu.RadioItem key={language} value={language} lang={language} closeOnClick className={menuItemClasses}>
            <span className="size-4">
              <Menu.RadioItemIndicator>
                <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              </Menu.RadioItemIndicator>
            </span>
            {languages[language]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuPopup>
  );
}

function choose(language: Language): void {
  storeLanguage(browserStorage(), language);
  // The browser asks first if there are unsaved changes. A user who stays gets the new language at the next visit.
  void session.chooseLanguage(language).finally(() => location.reload());
}
