import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useWasTrue } from "../../ui/use-was-true.ts";
import { toolStyle } from "./command-button.tsx";
import { tooltip } from "./tooltip.ts";
import { useOverflowingGroups } from "./use-overflowing-groups.ts";

const MoreToolsMenu = lazy(async () => (await import("./more-tools-menu.tsx")).MoreToolsMenu, closable);

/** In milliseconds after the first painting. */
const preloadDelay = 1500;

/** Menu of the tools without room in the row. Narrow windows reserve its space to avoid layout shifts. */
export function MoreTools({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const folded = useOverflowingGroups(row);
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<"by hand" | "by keys">();
  const wasOpened = useWasTrue(opened !== undefined);
  const isNeeded = folded.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => void MoreToolsMenu.preload(), preloadDelay);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpened("by keys");
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        {...tooltip(t("More tools"))}
        aria-label={t("More tools")}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={({ detail }) => setOpened((before) => (before ? undefined : detail === 0 ? "by keys" : "by hand"))}
        onKeyDown={openByArrow}
        className={`${toolStyle} ${isNeeded ? "" : "max-lg:invisible lg:hidden"}`}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {wasOpened && <MoreToolsMenu {...{ trigger, folded, opened }} onClose={() => setOpened(undefined)} />}
    </>
  );
}
