import { Ellipsis } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { t } from "../../language/t.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useMenuTrigger } from "../../ui/use-menu-trigger.ts";
import { toolStyle } from "./command-button.tsx";
import { tooltip } from "./tooltip.ts";

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

/**
 * Returns the names of the toolbar groups that wrapped to hidden lines, or are cut. They are removed from the tab order and from
 * screen readers.
 */
function useOverflowingGroups(row: RefObject<HTMLElement | null>): readonly string[] {
  // Text, so that equal names cause no render.
  const [folded, setFolded] = useState("");
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const groups = [...element.querySelectorAll<HTMLElement>(":scope > [data-tools]")];
    const look = () => {
      // The first group stays on the first line also if it is wider than the row.
      const isFolded = ({ offsetTop, offsetWidth }: HTMLElement) =>
        offsetTop >= element.clientHeight || offsetWidth > element.clientWidth;
      for (const group of groups) group.style.visibility = isFolded(group) ? "hidden" : "";
      setFolded(
        groups
          .filter(isFolded)
          .map((group) => group.dataset["tools"])
          .join(" "),
      );
    };
    // Runs after layout, and also when groups appear, disappear or change their text.
    const observer = new ResizeObserver(look);
    const callOff = afterPaint(() => {
      for (const part of [element, ...groups]) observer.observe(part);
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [row]);
  return folded === "" ? none : folded.split(" ");
}

const none: readonly string[] = [];
