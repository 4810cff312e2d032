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

interface MoreToolsProps {
  readonly row: RefObject<HTMLElement | null>;
  /** Tools in the corner of the canvas. */
  readonly corner: RefObject<HTMLElement | null>;
}

/** Menu of the tools without room. Its space is reserved, so that its appearance moves no tool. */
export function MoreTools({ row, corner }: MoreToolsProps) {
  const folded = [...useOverflowingGroups(corner), ...useOverflowingGroups(row)];
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
        className={`${toolStyle} ${isNeeded ? "" : "invisible"}`}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {wasOpened && <MoreToolsMenu {...{ trigger, folded, opened }} onClose={close} />}
    </>
  );
}
