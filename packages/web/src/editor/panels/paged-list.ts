import { lazyPart } from "../../ui/lazy-part.tsx";

/** Class of a list that `listPager` scrolls. Disables touch scrolling on electronic paper. */
export const pagedListClass = "eink:touch-none";

export const listPager = lazyPart(async () => (await import("./list-pager")).ListPager, { isOptional: true });
