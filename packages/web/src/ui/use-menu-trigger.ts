import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useWasTrue } from "./use-was-true.ts";

/** Way in which a menu was opened. Undefined while it is closed. */
export type MenuOpening = "by hand" | "by keys" | undefined;

/** State of a button whose menu is loaded when it is first opened. */
export function useMenuTrigger() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<MenuOpening>();
  return {
    trigger,
    opened,
    /** True from the first opening on. The menu is rendered from then on. */
    wasOpened: useWasTrue(opened !== undefined),
    close: () => setOpened(undefined),
    triggerProps: {
      ref: trigger,
      "aria-haspopup": "menu",
      "aria-expanded": opened !== undefined,
      onClick: ({ detail }: MouseEvent) =>
        setOpened((before) => (before ? undefined : detail === 0 ? "by keys" : "by hand")),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setOpened("by keys");
      },
    },
  } as const;
}
