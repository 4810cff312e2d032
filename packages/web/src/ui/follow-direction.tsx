import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { ReactNode } from "react";
import { isRightToLeft } from "../browser/logical-key.ts";

/** Tells popups of Base UI the direction of the page. Around them and not around the studio, whose first screen has none. */
export function FollowDirection({ children }: { readonly children: ReactNode }) {
  return (
    <DirectionProvider direction={isRightToLeft(document.documentElement) ? "rtl" : "ltr"}>
      {children}
    </DirectionProvider>
  );
}
