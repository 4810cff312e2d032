import { Ellipsis } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { t } from "../../language/t.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { toolStyle } from "./command-button.tsx";
import { tooltip } from "./tooltip.ts";
import { useOverflowingGroups } from "./use-overflowing-groups.ts";

const menu = lazyPart(async () => (await import("./more-tools-menu.tsx")).MoreToolsMenu);

/** In milliseconds after the first painting. */
const preloadDelay = 1500;

/** Menu of the tools without room in the row. Narrow windows reserve its space to avoid layout shifts. */
export function MoreTools({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const folded = useOverflowingGroups(row);
  const [asked, setAsked] = useState<"by hand" | "by keys">();
  const isNeeded = folded.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => void menu.load(), preloadDelay);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  const trigger = (
    <button
      type="button"
      {...tooltip(t("More tools"))}
      aria-label={t("More tools")}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={({ detail }) => setAsked((before) => before ?? (detail === 0 ? "by keys" : "by hand"))}
      className={`${toolStyle} ${isNeeded ? "" : "max-lg:invisible lg:hidden"}`}
    >
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  return asked ? <menu.Part props={{ trigger, folded, asked }} fallback={trigger} /> : trigger;
}
