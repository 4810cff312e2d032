import type { Moment } from "../store/tables.ts";

/** What the time is; tests have one that they can set. */
export type Clock = () => Moment;
