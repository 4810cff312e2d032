import { type ReactNode, useEffect } from "react";
import { lazy } from "../ui/lazy.tsx";
import { closeHelp, openHelp, useHelp } from "./help-state.ts";

const HelpPanel = lazy(async () => (await import("./help-panel.tsx")).HelpPanel, { close: () => closeHelp });

/** Keeps the help beside the screens, and opens it with F1. */
export function HelpHost({ children }: { readonly children: ReactNode }) {
  const target = useHelp();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F1" || event.repeat) return;
      event.preventDefault();
      openHelp();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <div className={target && "xl:pe-96"}>{children}</div>
      {target && <HelpPanel target={target} />}
    </>
  );
}
