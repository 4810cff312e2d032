import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

export const mainId = "main";

/** Moves the focus to the heading of a new screen, unless the screen has set the focus itself. */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    return router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
      // For the first screen the browser sets the focus.
      if (pathChanged && fromLocation) focusHeading();
    });
  }, [router]);
}

export function focusHeading(): void {
  const main = document.getElementById(mainId);
  const popup = document.querySelector("[role=dialog]") ?? document.activeElement?.closest("[role=menu]");
  if (!main || popup || main.contains(document.activeElement)) return;
  const target = main.querySelector("h1") ?? main;
  target.tabIndex = -1;
  target.focus();
}
