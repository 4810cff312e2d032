import { type RefObject, useEffect, useState } from "react";
import { afterPaint } from "../../ui/after-paint.ts";

/**
 * The groups of a row that wrapped, by their names and in their order: its first line is all that is shown of it. Out of the
 * reach of Tab and of ears they are from then on, too.
 */
export function useOverflowingGroups(row: RefObject<HTMLElement | null>): readonly string[] {
  // As one text: the same names are no change then.
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
    // Called when the page is laid out anyway, and also for groups that come, go and get other words.
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
