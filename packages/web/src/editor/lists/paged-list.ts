import { lazy } from "../../ui/lazy.tsx";

/** Class of a list that `ListPager` scrolls. Disables touch scrolling on electronic paper. */
export const pagedListClass = "eink:touch-none";

export const ListPager = lazy(async () => (await import("./list-pager")).ListPager, { isOptional: true });
