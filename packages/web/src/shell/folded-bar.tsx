import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../language/t.ts";
import { Account, Navigation } from "./bar-entries.tsx";
import { menuId, useBarMenu } from "./use-bar-menu.ts";
import { Logo, Wordmark } from "./wordmark.tsx";

/** The bar as a menu behind the logo. */
export function FoldedBar() {
  const bar = useRef<HTMLElement>(null);
  const { open, setOpen, button } = useBarMenu();
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    if (open) addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => removeEventListener("pointerdown", onPointerDown, { capture: true });
  });
  return (
    <header ref={bar} data-folded className="sticky top-0 z-10 flex h-(--bar) w-fit items-center px-2">
      <button
        ref={button}
        type="button"
        aria-label={t("Menu")}
        title={t("Menu")}
        aria-expanded={open}
        aria-controls={menuId}
        className="flex min-h-11 items-center gap-0.5 rounded-sm px-1.5 hover:text-accent"
        onClick={() => setOpen(!open)}
      >
        <Logo />
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        id={menuId}
        hidden={!open}
        className="absolute top-full start-0 max-h-[calc(100dvh-var(--bar))] w-72 max-w-screen flex-col gap-y-1 overflow-y-auto rounded-ee-md border-e border-b border-edge bg-paper px-4 pb-4 not-[[hidden]]:flex"
      >
        <Wordmark />
        <Navigation className="flex flex-col" />
        <Account className="flex flex-col items-start gap-y-1" />
      </div>
    </header>
  );
}
