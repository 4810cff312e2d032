import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { toolLook } from "./command-button.tsx";
import { tip } from "./tip.ts";
import { useFolded } from "./use-folded.ts";

const menu = lazyPart(async () => (await import("./more-tools-menu.tsx")).MoreToolsMenu);

/** In milliseconds, from when there are other things to load. */
const leisure = 1500;

/** What has no room in the row. Narrow windows keep a place for it, so that nothing moves when it comes. */
export function MoreTools({ row }: { readonly row: RefObject<HTMLElement | null> }) {
  const folded = useFolded(row);
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<"by hand" | "by keys">();
  const isNeeded = folded.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => void menu.load(), leisure);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpened("by keys");
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        {...tip(t("More tools"))}
        aria-label={t("More tools")}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={({ detail }) => setOpened((before) => (before ? undefined : detail === 0 ? "by keys" : "by hand"))}
        onKeyDown={openByArrow}
        className={`${toolLook} ${isNeeded ? "" : "max-lg:invisible lg:hidden"}`}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <menu.Part
        isWanted={opened !== undefined}
        props={{ trigger, folded, opened, onClose: () => setOpened(undefined) }}
        onGiveUp={() => setOpened(undefined)}
      />
    </>
  );
}
