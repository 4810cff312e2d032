import { ChevronDown, ChevronUp } from "lucide-react";
import type { MouseEvent } from "react";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** Of what is in view; the rest is seen again, so that one finds on. */
const share = 0.9;

/**
 * Electronic paper would show a list many times while a finger flings it. In its theme fingers leaf through the list that
 * stands before this in the document, whose class is `leafed`.
 */
export function ListPager() {
  const turn = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const list = event.currentTarget.parentElement?.previousElementSibling;
    list?.scrollBy({ top: by * share * list.clientHeight, behavior: "instant" });
  };
  return (
    <div className="hidden shrink-0 justify-center border-t eink:flex">
      <IconButton name={t("Back in the list")} Icon={ChevronUp} onClick={turn(-1)} />
      <IconButton name={t("On in the list")} Icon={ChevronDown} onClick={turn(1)} />
    </div>
  );
}
