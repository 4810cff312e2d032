import { lazyPart } from "../../ui/lazy-part.tsx";

/** For a list that `pageTurner` follows: fingers do not fling it on electronic paper. */
export const pagedListClass = "eink:touch-none";

export const listPager = lazyPart(async () => (await import("./list-pager")).ListPager, { isOptional: true });
