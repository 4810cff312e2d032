import { Ellipsis } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { t } from "../../language/t.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useMenuTrigger } from "../../ui/use-menu-trigger.ts";
import { toolStyle } from "./command-button.tsx";
import { tooltip } from "./tooltip.ts";
import { useOverflowingGroups } from "./use-overflowing-groups.ts";

const MoreToolsMenu = lazy(async () => (await import("./more-tools-menu.tsx")).MoreToolsMenu, closable);

/** In milliseconds after the first painting. */
const preloadDelay = 1500;

/** Menu of the tools without room in the row. Narrow windows reserve its space to avoid layout shifts. */
export function MoreTools({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const folded = useOverflowingGroups(row);
  const { trigger, opened, wasOpened, close, triggerProps } = useMenuTrigger();
  const isNeeded = folded.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => void MoreToolsMenu.preload(), preloadDelay);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return (
    <>
      <button
        type="button"
        {...tooltip(t("More tools"))}
        aria-label={t("More tools")}
        {...triggerProps}
        className={`${toolStyle} ${isNeeded ? "" : "max-lg:invisible lg:hidden"}`}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {wasOpened && <MoreToolsMenu {...{ trigger, folded, opened }} onClose={close} />}
    </>
  );
}
