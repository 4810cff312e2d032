import { lazyPart } from "../../ui/lazy-part.tsx";

/** For a list that `pageTurner` follows: fingers do not fling it on electronic paper. */
export const leafed = "eink:touch-none";

export const pageTurner = lazyPart(async () => (await import("./page-turner.tsx")).PageTurner, { isOptional: true });
