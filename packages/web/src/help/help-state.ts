import type { DiagnosticCode } from "@octavo/foundation";
import { useSyncExternalStore } from "react";

/** Content of the help: a search, an entry by its id, or the explanation of a problem. */
export type HelpTarget =
  | { readonly kind: "search" }
  | { readonly kind: "entry"; readonly id: string }
  | { readonly kind: "problem"; readonly code: DiagnosticCode };

let shown: HelpTarget | undefined;
/** Focused again when the help closes. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

function show(target: HelpTarget | undefined): void {
  shown = target;
  // Makes room beside the help. Without it, what opened the help is visible again and can take the focus.
  if (target) document.documentElement.dataset["help"] = target.kind;
  else delete document.documentElement.dataset["help"];
  for (const listener of listeners) listener();
}

/** Opens the help beside the work, or changes what it shows. */
export function showHelp(target: HelpTarget = { kind: "search" }): void {
  if (shown === undefined) opener = document.activeElement;
  show(target);
}

export function closeHelp(): void {
  show(undefined);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined while the help is closed. */
export const useHelp = (): HelpTarget | undefined => useSyncExternalStore(subscribe, () => shown);
