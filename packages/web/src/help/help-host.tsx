import { lazy } from "../ui/lazy.tsx";
import { closeHelp, useHelp } from "./help-state.ts";

const HelpPanel = lazy(async () => (await import("./help-panel.tsx")).HelpPanel, { close: () => closeHelp });

/** Shows the help beside all screens. */
export function HelpHost() {
  const target = useHelp();
  return target && <HelpPanel target={target} />;
}
