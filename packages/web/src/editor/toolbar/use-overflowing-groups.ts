import { type RefObject, useEffect, useState } from "react";
import { afterPaint } from "../../ui/after-paint.ts";

/**
 * Returns the names of the toolbar groups that wrapped to hidden lines. They are removed from the tab order and from
 * screen readers.
 */
export function useOverflowingGroups(row: RefObject<HTMLElement | null>): readonly string[] {
  // Text, so that equal names cause no render.
  const [folded, setFolded] = useState("");
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const groups = [...element.querySelectorAll<HTMLElement>(":scope > [data-tools]")];
    const look = () => {
      const isFolded = (group: HTMLElement) => group.offsetTop >= element.clientHeight;
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
