import { useRouterState } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { t } from "../language/t.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Account, Navigation } from "./bar-entries.tsx";
import { menuId, useBarMenu } from "./use-bar-menu.ts";
import { Wordmark } from "./wordmark.tsx";

const FoldedBar = lazy(async () => (await import("./folded-bar.tsx")).FoldedBar, {
  // Reserves the height, because the bar of the screen lies over it.
  fallback: () => <header className="h-(--bar)" />,
});

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The screen has a bar of its own, so that the bar of the studio is a menu over its start. */
    readonly hasOwnBar?: true;
  }
}

/**
 * One row on wide screens. On narrower screens a menu button shows the account and the switches, and on a phone the
 * navigation, too. Rows wrap with increased text spacing (WCAG 1.4.12).
 */
export function TopBar() {
  const isFolded = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.hasOwnBar === true),
  });
  return isFolded ? <FoldedBar /> : <WideBar />;
}

function WideBar() {
  const { open, setOpen, button } = useBarMenu();
  const shown = open || undefined;
  return (
    <header className="sticky top-0 z-10 flex min-h-(--bar) items-center gap-x-5 border-b bg-paper px-4 sm:px-6">
      <Wordmark />
      <div
        id={menuId}
        data-open={shown}
        className="md:contents max-md:absolute max-md:inset-x-0 max-md:top-full max-md:hidden max-md:max-h-[calc(100dvh-var(--bar))] max-md:flex-col max-md:overflow-y-auto max-md:border-b max-md:bg-paper max-md:px-4 max-md:pb-4 max-md:data-open:flex sm:max-md:px-6"
      >
        <Navigation className="flex flex-wrap items-center gap-x-5 max-md:flex-col max-md:flex-nowrap max-md:items-stretch" />
        <Account
          isOpen={shown}
          className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-1 max-md:flex-col max-md:flex-nowrap max-md:items-start md:max-lg:absolute md:max-lg:inset-x-0 md:max-lg:top-full md:max-lg:hidden md:max-lg:border-b md:max-lg:bg-paper md:max-lg:px-6 md:max-lg:py-2 md:max-lg:data-open:flex"
        />
      </div>
      <IconButton
        ref={button}
        name={t("Menu")}
        Icon={open ? X : Menu}
        className="ms-auto lg:hidden"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      />
    </header>
  );
}
