import { useEffect } from "react";
import { lazy } from "../ui/lazy.tsx";
import { closeHelp, showHelp, useHelp } from "./help-state.ts";

const HelpPanel = lazy(async () => (await import("./help-panel.tsx")).HelpPanel, { close: () => closeHelp });

/** Shows the help beside all screens, and opens it with F1. */
export function HelpHost() {
  const target = useHelp();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F1" || event.repeat) return;
      event.preventDefault();
      showHelp();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return target && <HelpPanel target={target} />;
}
