import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { buttonClasses } from "./button.tsx";

interface AnchorProps extends ComponentProps<"a"> {
  readonly kind?: "primary" | "plain";
}

function Anchor({ kind = "plain", className = "", children, ...props }: AnchorProps) {
  return (
    <a className={`${buttonClasses(kind)} ${className}`} {...props}>
      {children}
    </a>
  );
}

export const LinkButton = createLink(Anchor);
