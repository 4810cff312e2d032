import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

export const mainId = "main";

/** Moves the focus to the heading of a new screen, as loading a page would; a screen that has put it somewhere keeps it there. */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    return router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
      // The first screen was loaded by the browser, which has its own idea of the focus.
      if (pathChanged && fromLocation) focusHeading();
    });
  }, [router]);
}

export function focusHeading(): void {
  const main = document.getElementById(mainId);
  if (!main || main.contains(document.activeElement) || document.querySelector('[role="dialog"]')) return;
  const target = main.querySelector("h1") ?? main;
  target.tabIndex = -1;
  target.focus();
}
