import type { SharedParts, WidgetDisplay } from "@octavo/engine";
import { useEffect, useSyncExternalStore } from "react";

let display: WidgetDisplay | undefined;
let loading: Promise<WidgetDisplay> | undefined;
const listeners = new Set<() => void>();

/** Loads what replaces instances of blocks by their contents, and gives widgets the values of their styles. */
export function loadDisplay(): Promise<WidgetDisplay> {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function load(): Promise<WidgetDisplay> {
  const { WidgetDisplay } = await import("./widget-display.ts");
  display = new WidgetDisplay();
  for (const listener of listeners) listener();
  return display;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined without shared parts, and until it is loaded. An editor that opens with shared parts has loaded it. */
export function useDisplay(shared: SharedParts | undefined): WidgetDisplay | undefined {
  const isNeeded = shared !== undefined;
  const loaded = useSyncExternalStore(subscribe, () => display);
  useEffect(() => {
    // A later edit tries again.
    if (isNeeded) void loadDisplay().catch(() => undefined);
  }, [isNeeded]);
  return isNeeded ? loaded : undefined;
}
