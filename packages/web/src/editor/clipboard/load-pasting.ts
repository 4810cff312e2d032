import type * as pasting from "./pasting.ts";

export type Pasting = typeof pasting;

export const loadPasting = (): Promise<Pasting> => import("./pasting.ts");
