import { ChevronDown, ChevronUp } from "lucide-react";
import type { MouseEvent } from "react";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** Fraction of the visible height. The overlap helps readers to continue. */
const share = 0.9;

/**
 * Pages through the preceding list in the theme for electronic paper, where scrolling would repaint too often. The
 * list has `pagedListClass`.
 */
export function ListPager() {
  const turn = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const list = event.currentTarget.parentElement?.previousElementSibling;
    list?.scrollBy({ top: by * share * list.clientHeight, behavior: "instant" });
  };
  return (
    <div className="hidden shrink-0 justify-center border-t eink:flex">
      <IconButton name={t("Earlier in the list")} Icon={ChevronUp} onClick={turn(-1)} />
      <IconButton name={t("Later in the list")} Icon={ChevronDown} onClick={turn(1)} />
    </div>
  );
}
