import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

export const menuId = "studio-menu";

/** The menu closes on navigation and on Escape, which returns the focus to the button. */
export function useBarMenu() {
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const address = useRouterState({ select: ({ location }) => location.href });
  const open = openAt === address;
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    if (open) addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);
  return { open, setOpen: (next: boolean) => setOpenAt(next ? address : undefined), button };
}
