import { useRouterState } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { ExternalLink, StudioLink } from "./bar-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSiteLinks, version } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

const menuId = "studio-menu";

/**
 * One row on wide screens. On narrower screens a menu button shows the account and the switches, and on a phone the
 * navigation, too. Rows wrap with increased text spacing (WCAG 1.4.12).
 */
export function TopBar() {
  const { open, setOpen, button } = useMobileMenu();
  const { tutorial, donate } = useSiteLinks();
  const shown = open || undefined;
  return (
    <header className="sticky top-0 z-10 flex min-h-(--bar) items-center gap-x-5 border-b bg-paper px-4 sm:px-6">
      <Wordmark />
      <div
        id={menuId}
        data-open={shown}
        className="md:contents max-md:absolute max-md:inset-x-0 max-md:top-full max-md:hidden max-md:max-h-[calc(100dvh-var(--bar))] max-md:flex-col max-md:overflow-y-auto max-md:border-b max-md:bg-paper max-md:px-4 max-md:pb-4 max-md:data-open:flex sm:max-md:px-6"
      >
        <nav
          aria-label={t("Studio")}
          className="flex flex-wrap items-center gap-x-5 max-md:flex-col max-md:flex-nowrap max-md:items-stretch"
        >
          <StudioLink to="/projects">{t("Projects")}</StudioLink>
          <StudioLink to="/templates">{t("Templates")}</StudioLink>
          <StudioLink to="/gallery">{t("Public gallery")}</StudioLink>
          <ExternalLink href={tutorial}>{t("Tutorial")}</ExternalLink>
          {donate && <ExternalLink href={donate}>{t("Donate")}</ExternalLink>}
        </nav>
        <div
          data-open={shown}
          className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-1 max-md:flex-col max-md:flex-nowrap max-md:items-start md:max-lg:absolute md:max-lg:inset-x-0 md:max-lg:top-full md:max-lg:hidden md:max-lg:border-b md:max-lg:bg-paper md:max-lg:px-6 md:max-lg:py-2 md:max-lg:data-open:flex"
        >
          <span className="text-sm text-ink-soft tabular-nums max-md:order-last max-md:pt-3 lg:mr-auto">{version}</span>
          <AccountMenu />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <IconButton
        ref={button}
        name={t("Menu")}
        Icon={open ? X : Menu}
        className="ml-auto lg:hidden"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      />
    </header>
  );
}

/** The menu closes on navigation and on Escape, which returns the focus to the button. */
function useMobileMenu() {
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const address = useRouterState({ select: ({ location }) => location.href });
  const open = openAt === address;
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    if (open) addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);
  return { open, setOpen: (next: boolean) => setOpenAt(next ? address : undefined), button };
}
