import { languages } from "@octavo/contract";
import { Globe } from "lucide-react";
import { currentLanguage, t } from "../language/t.ts";
import { lazy } from "../ui/lazy.tsx";
import { useMenuTrigger } from "../ui/use-menu-trigger.ts";

const LanguageMenu = lazy(async () => (await import("./language-menu.tsx")).LanguageMenu, {
  close: ({ onClose }) => onClose,
});

/** Opens the list of the studio's languages. */
export function LanguageSwitch() {
  const { trigger, opened, wasOpened, close, triggerProps } = useMenuTrigger();
  const name = languages[currentLanguage()];
  return (
    <>
      <button
        type="button"
        aria-label={`${t("Language")}: ${name}`}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-[0.9375rem] whitespace-nowrap text-ink-soft in-[#studio-menu]:max-md:px-0 hover:text-accent pointer-coarse:min-h-11"
        {...triggerProps}
      >
        <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
        {name}
      </button>
      {wasOpened && <LanguageMenu trigger={trigger} opened={opened} onClose={close} />}
    </>
  );
}
