import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { helpOpened } from "../help/open-help.ts";

export const menuId = "studio-menu";

/** The menu closes on navigation, and on Escape and when the help opens, which return the focus to the button. */
export function useBarMenu() {
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const address = useRouterState({ select: ({ location }) => location.href });
  const open = openAt === address;
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if ("key" in event && event.key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    addEventListener("keydown", close);
    addEventListener(helpOpened, close);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener(helpOpened, close);
    };
  }, [open]);
  return { open, setOpen: (next: boolean) => setOpenAt(next ? address : undefined), button };
}
